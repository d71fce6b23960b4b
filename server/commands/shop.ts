import { CommanderError } from 'commander'
import { restore } from '../backup/restore'
import { systemClock } from '../system/clock'
import { complain } from '../system/complain'
import { environment, readSettings } from '../settings'
import { describeFailure } from './describeFailure'
import { execute } from './execute'
import { describeMisuse } from './frenchHelp'
import { createProgram } from './program'

const exitCodes = { done: 0, refused: 1, misused: 2 }

const say = (message: string) => process.stdout.write(`${message}\n`)
const report = (error: unknown) => complain(describeFailure(error))

async function main(): Promise<number> {
  try {
    const settings = readSettings(environment())
    const program = createProgram({
      execute: (request) => execute(settings, request, report),
      restore: (file, isReplacing) => restore(settings, { file, isReplacing, at: systemClock() }),
      say,
    })
    await program.parseAsync()
    return exitCodes.done
  } catch (error) {
    if (error instanceof CommanderError) return misused(describeMisuse(error))
    report(error)
    return exitCodes.refused
  }
}

function misused(sentence: string | undefined): number {
  if (sentence === undefined) return exitCodes.done
  complain(sentence)
  return exitCodes.misused
}

void main().then((code) => {
  process.exitCode = code
})
