import type { Command, CommanderError } from 'commander'
import { commandHelp as help } from '../../wording/commands'

/** Has the command line and its later subcommands speak French, and throw where they would exit. */
export function inFrench(program: Command): Command {
  return program
    .helpOption('-h, --help', help.help)
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => help.headings[title] ?? title,
      styleUsage: (usage) => usage.replace('[command]', help.usage),
    })
    .configureOutput({ outputError: () => undefined })
    .exitOverride()
}

/** What was wrong with the command line; undefined where help was asked for and given. */
export function describeMisuse(error: CommanderError): string | undefined {
  if (error.exitCode === 0) return undefined
  return `${sentenceFor(error)} ${help.misused.seeHelp}`
}

function sentenceFor({ code, message }: CommanderError): string {
  const name = /'([^']*)'/.exec(message)?.[1] ?? ''
  switch (code) {
    case 'commander.missingArgument':
      return help.misused.missingArgument(name)
    case 'commander.missingMandatoryOptionValue':
      return help.misused.missingOption(name)
    case 'commander.optionMissingArgument':
      return help.misused.missingValue(name)
    case 'commander.unknownOption':
      return help.misused.unknownOption(name)
    case 'commander.unknownCommand':
      return help.misused.unknownCommand(name)
    case 'commander.excessArguments':
      return help.misused.tooManyArguments
    default:
      return help.misused.incomplete
  }
}
