import type { Command, CommanderError } from 'commander'
import { commandHelp as help } from '../../wording/commands'

/** Makes the command line and its later subcommands print French, and throw instead of exiting. */
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

/** The fault of the command line; undefined if help was asked for and printed. */
export function describeMisuse(error: CommanderError): string | undefined {
  if (error.exitCode === 0) return undefined
  return `${sentenceFor(error)} ${help.misused.seeHelp}`
}

function sentenceFor({ code, message }: CommanderError): string {
  const [name = '', other = ''] = [...message.matchAll(/'([^']*)'/g)].map(([, quoted]) => quoted)
  switch (code) {
    case 'commander.missingArgument':
      return help.misused.missingArgument(name)
    case 'commander.missingMandatoryOptionValue':
      return help.misused.missingOption(name)
    case 'commander.optionMissingArgument':
      return help.misused.missingValue(name)
    case 'commander.unknownOption':
      return help.misused.unknownOption(name)
    case 'commander.conflictingOption':
      return help.misused.notTogether(nameOf(name), nameOf(other))
    case 'commander.unknownCommand':
      return help.misused.unknownCommand(name)
    case 'commander.invalidArgument':
      return help.misused.wrongWord(...wordAndChoices(message))
    case 'commander.excessArguments':
      return help.misused.tooManyArguments
    default:
      return help.misused.incomplete
  }
}

/** Of an option without the name of its value. */
const nameOf = (flags: string) => flags.replace(/ .*/, '')

/** The refused word and those that are possible, out of commander's sentence. */
function wordAndChoices(message: string): [word: string, choices: string] {
  const [, word = '', choices = ''] =
    /(?:value|argument) '(.*)' is invalid.*Allowed choices are (.*)\.$/s.exec(message) ?? []
  return [word, choices]
}
