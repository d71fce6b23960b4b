import type { Command } from 'commander'
import { commandHelp as help, commandReplies as words } from '../../wording/commands'
import { staffCommandReplies as staffWords } from '../../wording/staffCommands'
import { backUp } from '../backup/backUp'
import type { Restored } from '../backup/restore'
import type { CommandReply, CommandRequest } from './runCommand'

/** Restores a backup into the folder of a stopped shop. */
export type Restore = (file: string, isReplacing: boolean) => Promise<Restored>
type Dependencies = {
  run: (request: CommandRequest, tell: (message: string) => void) => Promise<CommandReply>
  restore: Restore
  say: (message: string) => void
}

/** The commands `backup` and `restore`. */
export function addBackupProgram(program: Command, { run, restore, say }: Dependencies): void {
  program
    .command('backup')
    .description(help.backup)
    .argument('<file>', help.backupFile)
    .action(async (file: string) => {
      const write = (draft: string) => run({ name: 'backup', args: { draft } }, () => undefined)
      const { rows } = await backUp(file, write)
      say(words.backedUp(file, rows))
    })
  program
    .command('restore')
    .description(help.restore)
    .argument('<file>', help.restoreFile)
    .option('--replace', help.restoreReplace)
    .action(async (file: string, { replace: isReplacing = false }: { replace?: boolean }) => {
      const restored = await restore(file, isReplacing)
      say(words.restored(restored.manifest, restored))
      say(staffWords.restored(restored))
    })
}
