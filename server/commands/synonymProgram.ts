import type { Command } from 'commander'
import { synonymHelp as help } from '../../wording/synonyms'
import { readGiven } from './givenFiles'
import type { CommandReply, CommandRequest } from './runCommand'

type Run = (request: CommandRequest) => Promise<CommandReply>

/** The commands `synonyms list`, `add`, `remove`, `import` and `reset`. */
export function addSynonymProgram(program: Command, run: Run): void {
  const synonyms = program.command('synonyms').description(help.synonyms)
  synonyms
    .command('list', { isDefault: true })
    .description(help.list)
    .action(async () => {
      await run({ name: 'listSynonyms', args: {} })
    })
  synonyms
    .command('add')
    .description(help.add)
    .argument('<word>', help.word)
    .argument('<meaning>', help.meaning)
    .action(async (word: string, meaning: string) => {
      await run({ name: 'addSynonym', args: { word, meaning } })
    })
  synonyms
    .command('remove')
    .description(help.remove)
    .argument('<word>', help.word)
    .argument('[meaning]', help.meaning)
    .action(async (word: string, meaning?: string) => {
      await run({ name: 'removeSynonyms', args: { word, meaning } })
    })
  synonyms
    .command('import')
    .description(help.import)
    .argument('<file>', help.file)
    .action(async (file: string) => {
      const base64 = (await readGiven(file)).toString('base64')
      await run({ name: 'importSynonyms', args: { base64 } })
    })
  synonyms
    .command('reset')
    .description(help.reset)
    .action(async () => {
      await run({ name: 'resetSynonyms', args: {} })
    })
}
