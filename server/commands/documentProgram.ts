import type { Command } from 'commander'
import { documentHelp as help } from '../../wording/documentCommands'
import type { CommandReply, CommandRequest } from './runCommand'

type Run = (request: CommandRequest) => Promise<CommandReply>

/** The command line of invoices, credit notes and the journal. */
export function addDocumentProgram(program: Command, run: Run): void {
  const documents = program.command('documents').description(help.documents)
  documents
    .command('status', { isDefault: true })
    .description(help.status)
    .action(async () => {
      await run({ name: 'documents', args: {} })
    })
  documents
    .command('hold')
    .description(help.hold)
    .action(async () => {
      await run({ name: 'holdDocuments', args: {} })
    })
  documents
    .command('resume')
    .description(help.resume)
    .argument('<number...>', help.numbers)
    .action(async (numbers: string[]) => {
      await run({ name: 'resumeDocuments', args: { numbers } })
    })
  program
    .command('journal')
    .description(help.journal)
    .command('verify')
    .description(help.verify)
    .action(async () => {
      await run({ name: 'verifyJournal', args: {} })
    })
}
