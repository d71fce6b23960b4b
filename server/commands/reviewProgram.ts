import type { Command } from 'commander'
import { reviewCommandHelp as help } from '../../wording/reviewCommands'
import type { CommandReply, CommandRequest } from './runCommand'

type Run = (request: CommandRequest) => Promise<CommandReply>

/** The command line of reviews. */
export function addReviewProgram(program: Command, run: Run): void {
  program
    .command('reviews')
    .description(help.reviews)
    .option('--all', help.all)
    .action(async ({ all: areAll = false }: { all?: boolean }) => {
      await run({ name: 'listReviews', args: { areAll } })
    })
  program
    .command('review')
    .description(help.review)
    .argument('<id>', help.id)
    .addArgument(program.createArgument('<decision>', help.decision).choices(['publish', 'refuse']))
    .argument('[reason...]', help.reason)
    .action(async (id: string, decision: 'publish' | 'refuse', words: string[]) => {
      const name = decision === 'publish' ? 'publishReview' : 'refuseReview'
      await run({ name, args: { id, reason: words.join(' ') } })
    })
}
