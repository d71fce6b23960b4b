import * as z from 'zod/mini'
import { commandReplies } from '../../wording/commands'
import { firstSynonyms, synonymColumns, synonymReplies as words } from '../../wording/synonyms'
import { CatalogueFileError } from '../catalogue/file/CatalogueFileError'
import {
  addSynonym,
  importSynonyms,
  listSynonyms,
  removeSynonyms,
  replaceSynonyms,
} from '../search/synonyms'
import { command } from './command'
import { CommandError } from './CommandError'

const refuse = (error: unknown): never => {
  if (!(error instanceof CatalogueFileError)) throw error
  throw new CommandError(commandReplies.importRefused(error.message))
}

/** The commands about the words of the search. */
export const synonymCommands = {
  listSynonyms: command(z.object({}), async ({ database }) => {
    const synonyms = await listSynonyms(database.sql)
    const rows = synonyms.map(({ word, meaning }) => [word, meaning])
    return {
      message:
        rows.length === 0
          ? words.none
          : [synonymColumns, ...rows].map((row) => row.join(';')).join('\n'),
    }
  }),
  addSynonym: command(
    z.object({ word: z.string(), meaning: z.string() }),
    async ({ database }, { word, meaning }) => {
      const added = await addSynonym(database.sql, [word, meaning])
      const said = added.isNew ? words.added : words.present
      return { message: said(added.word, added.meaning) }
    },
  ),
  removeSynonyms: command(
    z.object({ word: z.string(), meaning: z.optional(z.string()) }),
    async ({ database }, { word, meaning }) => {
      const count = await removeSynonyms(database.sql, word, meaning)
      if (count === 0) throw new CommandError(words.unknown(word))
      return { message: words.removed(count) }
    },
  ),
  // Bytes: the import detects the encoding.
  importSynonyms: command(z.object({ base64: z.string() }), async ({ database }, { base64 }) => {
    const read = async () => importSynonyms(database.sql, Buffer.from(base64, 'base64'))
    return { message: words.replaced(await read().catch(refuse)) }
  }),
  resetSynonyms: command(z.object({}), async ({ database }) => ({
    message: words.replaced(
      await replaceSynonyms(
        database.sql,
        firstSynonyms.map((cells) => ({ cells })),
      ),
    ),
  })),
}
