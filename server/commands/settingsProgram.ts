import type { Command } from 'commander'
import { settingHelp as help } from '../../wording/shopSettings'
import { readGiven } from './givenFiles'
import type { CommandReply, CommandRequest } from './runCommand'

type Run = (request: CommandRequest) => Promise<CommandReply>

/** The commands `settings list`, `get`, `set` and `reset`. */
export function addSettingsProgram(program: Command, run: Run): void {
  const settings = program.command('settings').description(help.settings)
  settings
    .command('list', { isDefault: true })
    .description(help.list)
    .action(async () => {
      await run({ name: 'listSettings', args: {} })
    })
  settings
    .command('get')
    .description(help.get)
    .argument('<name>', help.name)
    .action(async (name: string) => {
      await run({ name: 'getSetting', args: { name } })
    })
  settings
    .command('set')
    .description(help.set)
    .argument('<name>', help.name)
    .argument('<value>', help.value)
    .action(async (name: string, value: string) => {
      const json = /^\s*[[{]/.test(value) ? value : (await readGiven(value)).toString('utf8')
      await run({ name: 'setSetting', args: { name, json } })
    })
  settings
    .command('reset')
    .description(help.reset)
    .argument('<name>', help.name)
    .action(async (name: string) => {
      await run({ name: 'resetSetting', args: { name } })
    })
}
