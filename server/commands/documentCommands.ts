import * as z from 'zod/mini'
import { documentReplies as words } from '../../wording/documentCommands'
import { documentStatus, holdDocuments } from '../documents/heldDocuments'
import { resumeDocuments } from '../documents/resumeDocuments'
import { verifyJournal } from '../documents/verifyJournal'
import { command } from './command'
import { CommandError } from './CommandError'

/** The commands about invoices, credit notes and the journal. */
export const documentCommands = {
  documents: command(z.object({}), async ({ database }) => ({
    message: words.status(await documentStatus(database.sql)),
  })),
  holdDocuments: command(z.object({}), async ({ database }) => {
    await holdDocuments(database.sql)
    return { message: words.held }
  }),
  resumeDocuments: command(
    z.object({ numbers: z.array(z.string()) }),
    async (services, { numbers }) => ({
      message: words.resumed(await resumeDocuments(services, numbers)),
    }),
  ),
  verifyJournal: command(z.object({}), async ({ database }) => {
    const { entries, fault } = await verifyJournal(database.sql)
    if (fault) throw new CommandError(words.journalTouched(entries, fault))
    return { message: words.journalWhole(entries) }
  }),
}
