import type { Command } from 'commander'
import { staffRoles } from '../../contract/staffRoles'
import { staffCommandHelp as help } from '../../wording/staffCommands'
import type { CommandReply, CommandRequest } from './runCommand'

type Run = (request: CommandRequest) => Promise<CommandReply>

/** The commands `staff add`, `list` and `revoke`. */
export function addStaffProgram(program: Command, run: Run): void {
  const staff = program.command('staff').description(help.staff)
  staff
    .command('add')
    .description(help.add)
    .argument('<email>', help.email)
    .requiredOption('--role <role>', help.role(staffRoles))
    .action(async (email: string, { role }: { role: string }) => {
      await run({ name: 'addStaff', args: { email, role } })
    })
  staff
    .command('list', { isDefault: true })
    .description(help.list)
    .action(async () => {
      await run({ name: 'listStaff', args: {} })
    })
  staff
    .command('revoke')
    .description(help.revoke)
    .argument('<email>', help.email)
    .action(async (email: string) => {
      await run({ name: 'revokeStaff', args: { email } })
    })
}
