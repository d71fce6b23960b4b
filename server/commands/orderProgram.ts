import type { Command } from 'commander'
import { manualMeans, type ManualMeans } from '../../contract/paymentMeans'
import { checkoutCommandHelp } from '../../wording/checkoutCommands'
import { commandHelp as help } from '../../wording/commands'
import { statesByShop } from '../orders/stateMachine'
import type { CommandReply, CommandRequest } from './runCommand'

type Run = (request: CommandRequest) => Promise<CommandReply>
type OrderOptions = { restock?: boolean; refund?: boolean }
type RefundOptions = {
  lines?: string
  amount?: string
  fee?: boolean
  restock?: boolean
  madeBy?: ManualMeans
  done?: boolean
}

/** The command line of orders and their money. */
export function addOrderProgram(program: Command, run: Run): void {
  const words = checkoutCommandHelp
  program
    .command('order')
    .description(help.order)
    .argument('<id>', help.orderId)
    .argument('<state>', help.orderState(statesByShop))
    .option('--restock', help.restock)
    .option('--no-restock', help.noRestock)
    .option('--no-refund', words.noRefund)
    .action(async (id: string, state: string, { restock, refund }: OrderOptions) => {
      await run({ name: 'changeOrder', args: { id, state, restock, refund } })
    })
  program
    .command('payments')
    .description(words.payments)
    .action(async () => {
      await run({ name: 'payments', args: {} })
    })
  program
    .command('payment')
    .description(words.payment)
    .argument('<id>', help.orderId)
    .addArgument(program.createArgument('<received>', words.paymentWord).choices(['received']))
    .action(async (id: string) => {
      await run({ name: 'paymentReceived', args: { id } })
    })
  program
    .command('refund')
    .description(words.refund)
    .argument('<id>', help.orderId)
    .option('--lines <lines>', words.refundLines)
    .option('--amount <amount>', words.refundAmount)
    .option('--fee', words.refundFee)
    .option('--restock', words.refundRestock)
    .addOption(program.createOption('--made-by <means>', words.refundMadeBy).choices(manualMeans))
    .addOption(
      program
        .createOption('--done', words.refundDone)
        .conflicts(['lines', 'amount', 'fee', 'restock']),
    )
    .action(async (id: string, { done, lines, amount, ...options }: RefundOptions) => {
      const { fee = false, restock = false, madeBy } = options
      await run(
        done
          ? { name: 'refundDone', args: { id, madeBy } }
          : { name: 'refund', args: { id, lines, amount, fee, restock, madeBy } },
      )
    })
}
