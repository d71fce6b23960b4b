import type { Command } from 'commander'
import { monthHelp as help } from '../../wording/months'
import { writeAsked } from './givenFiles'
import type { CommandReply, CommandRequest } from './runCommand'

type Run = (request: CommandRequest, tell?: (message: string) => void) => Promise<CommandReply>

/** The command line of the months. */
export function addMonthProgram(program: Command, run: Run, say: (message: string) => void): void {
  const month = program.command('month').description(help.month)
  month
    .command('show', { isDefault: true })
    .description(help.show)
    .argument('<month>', help.monthName)
    .action(async (name: string) => {
      await run({ name: 'showMonth', args: { month: name } })
    })
  month
    .command('export')
    .description(help.export)
    .argument('<month>', help.monthName)
    .argument('<file>', help.file)
    .option('--fec', help.fec)
    .action(async (name: string, file: string, { fec: isFec = false }: { fec?: boolean }) => {
      const request = { name: 'exportMonth' as const, args: { month: name, file, isFec } }
      const { message, content } = await run(request, () => undefined)
      await writeAsked(file, content ?? '')
      say(message)
    })
  month
    .command('close')
    .description(help.close)
    .argument('<month>', help.monthName)
    .action(async (name: string) => {
      await run({ name: 'closeMonth', args: { month: name } })
    })
}
