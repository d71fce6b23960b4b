import * as z from 'zod/mini'
import { email } from '../../contract/api/clients'
import { staffRoles } from '../../contract/staffRoles'
import { staffCommandReplies as words } from '../../wording/staffCommands'
import { inviteStaff } from '../staff/invite'
import { findMembers } from '../staff/queries'
import { removeStaff } from '../staff/removeStaff'
import { command } from './command'
import { CommandError } from './CommandError'

/** The commands about the members of the staff; anyone who runs them may do what a `gérant` may. */
export const staffCommands = {
  addStaff: command(
    z.object({ email: z.string(), role: z.string() }),
    async (services, { email: typed, role: named }) => {
      const address = email.safeParse(typed).data
      if (address === undefined) throw new CommandError(words.wrongEmail(typed))
      const role = staffRoles.find((one) => one === named)
      if (!role) throw new CommandError(words.wrongRole(named, staffRoles))
      const link = await inviteStaff(services, { email: address, role, by: null })
      return { message: words.invited(address, role, link) }
    },
  ),
  listStaff: command(z.object({}), async ({ database }) => ({
    message: words.listed(await findMembers(database.sql)),
  })),
  revokeStaff: command(z.object({ email: z.string() }), async (services, { email: address }) => {
    await removeStaff(services, { email: address, by: null })
    return { message: words.revoked(address) }
  }),
}
