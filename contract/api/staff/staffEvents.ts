import * as z from 'zod/mini'
import { staffEventKinds } from '../../staffEvents'
import { staffEndpoint } from './staffEndpoint'
import { everyone } from '../../staffRights'

const staffChanges = z.object({
  /** Null where anything may have changed. */
  changes: z.nullable(
    z.array(
      z.object({
        kind: z.enum(staffEventKinds),
        /** Empty where any of the kind may have changed. */
        ids: z.array(z.string()),
      }),
    ),
  ),
})
export type StaffChanges = z.infer<typeof staffChanges>

export const followStaffEvents = {
  ...staffEndpoint({
    name: 'followStaffEvents',
    method: 'GET',
    path: '/api/admin/events',
    may: everyone,
    summary: 'What changes, as server-sent events: kinds and ids, at most once a second',
    problems: [401, 403, 429],
    reply: staffChanges,
  }),
  isStream: true as const,
}
