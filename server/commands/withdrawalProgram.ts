import type { Command } from 'commander'
import { withdrawalCommandHelp as words } from '../../wording/withdrawalCommands'
import type { CommandReply, CommandRequest } from './runCommand'

type Run = (request: CommandRequest) => Promise<CommandReply>
type Options = { lines?: string; whole?: boolean; restock?: boolean }

const actions = ['match', 'accept', 'received', 'refuse', 'refund'] as const
type Action = (typeof actions)[number]

/** The command line of withdrawals. */
export function addWithdrawalProgram(program: Command, run: Run): void {
  program
    .command('withdrawals')
    .description(words.list)
    .action(async () => {
      await run({ name: 'withdrawals', args: {} })
    })
  program
    .command('withdrawal')
    .description(words.one)
    .argument('<id>', words.id)
    .addArgument(program.createArgument('<action>', words.action).choices(actions))
    .argument('[detail]', words.detail)
    .option('--lines <lines>', words.lines)
    .option('--whole', words.whole)
    .option('--restock', words.restock)
    .option('--no-restock', words.noRestock)
    .action(async (id: string, action: Action, detail: string | undefined, options: Options) => {
      await run(toRequest(id, action, detail, options))
    })
}

function toRequest(
  id: string,
  action: Action,
  detail: string | undefined,
  { lines, whole = false, restock }: Options,
): CommandRequest {
  switch (action) {
    case 'match':
      return { name: 'matchWithdrawal', args: { id, order: detail, lines, whole } }
    case 'accept':
      return { name: 'acceptWithdrawal', args: { id } }
    case 'received':
      return { name: 'receiveWithdrawal', args: { id } }
    case 'refuse':
      return { name: 'refuseWithdrawal', args: { id, reason: detail } }
    case 'refund':
      return { name: 'refundWithdrawal', args: { id, restock } }
  }
}
