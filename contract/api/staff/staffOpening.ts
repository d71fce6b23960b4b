import * as z from 'zod/mini'
import { closedReasons } from '../../closedReasons'
import { openingSteps, stepStates } from '../../openingSteps'
import { manager } from '../../staffRights'
import { done, staffEndpoint } from './staffEndpoint'

const step = z.enum(openingSteps)

export const getStaffOpening = staffEndpoint({
  name: 'getStaffOpening',
  method: 'GET',
  path: '/api/admin/opening',
  may: manager,
  summary: 'How far the shop is on its way to open',
  problems: [401, 403],
  reply: z.object({
    /** Why the shop takes no orders; null while it does. */
    closed: z.nullable(z.enum(closedReasons)),
    steps: z.array(z.object({ name: step, state: z.enum(stepStates) })),
    /** What is missing to open lawfully, and the step that mends it; null for the server's. */
    missing: z.array(z.object({ name: z.string(), why: z.string(), step: z.nullable(step) })),
    /** A line for each product on sale that lacks what the law wants said of it. */
    sheets: z.array(z.string()),
    on_sale: z.int(),
    /** Of those on sale, the products that filled the empty shop. */
    invented: z.int(),
    /** The last test mail; null before the first. */
    mail: z.nullable(
      z.object({
        /** ISO 8601 in UTC. */
        at: z.string(),
        state: z.enum(['waiting', 'sent', 'written', 'lost']),
        /** When it is tried again, as `at`; null unless a try has failed and another follows. */
        next_try_at: z.nullable(z.string()),
      }),
    ),
  }),
})
export type StaffOpening = z.infer<(typeof getStaffOpening.replies)[200]>

export const retireInventedProducts = staffEndpoint({
  name: 'retireInventedProducts',
  method: 'POST',
  path: '/api/admin/opening/invented',
  may: manager,
  summary: 'Take the products that filled the empty shop off sale',
  problems: [401, 403],
  reply: done,
})
