import * as z from 'zod/mini'
import { withoutNul } from '../ids'
import { done, staffEndpoint } from './staffEndpoint'
import { everyone } from '../../staffRights'
import { signedIn } from './staffSession'

/** The signed-in member's own means; times are ISO 8601 in UTC. */
const staffAccount = z.object({
  since: z.string(),
  passkeys: z.array(z.object({ id: z.string(), since: z.string() })),
  recovery_codes: z.int(),
  /** Where else this member is signed in. */
  other_sessions: z.int(),
})
export type StaffAccount = z.infer<typeof staffAccount>

export const getStaffAccount = staffEndpoint({
  name: 'getStaffAccount',
  method: 'GET',
  path: '/api/admin/account',
  may: everyone,
  summary: 'One’s own passkeys, recovery codes and sessions',
  problems: [401, 403],
  reply: staffAccount,
})

export const removePasskey = staffEndpoint({
  name: 'removePasskey',
  method: 'POST',
  path: '/api/admin/passkeys/removal',
  may: everyone,
  isSensitive: true,
  summary: 'Forget a passkey of one’s own; a second time changes nothing',
  body: z.object({
    /** Too long for a path. */
    id: z.string().check(z.minLength(1), z.maxLength(1400), withoutNul),
  }),
  problems: [400, 401, 403],
  reply: signedIn,
})

export const renewRecoveryCodes = staffEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/admin/account/recovery-codes',
  may: everyone,
  isSensitive: true,
  summary: 'New recovery codes, shown this once; the former ones are dead',
  problems: [401, 403],
  reply: z.object({ recovery_codes: z.array(z.string()) }),
})

export const endOtherSessions = staffEndpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/admin/account/sessions',
  may: everyone,
  summary: 'Sign out everywhere but here',
  problems: [401, 403],
  reply: done,
})
