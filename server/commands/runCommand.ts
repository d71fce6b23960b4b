import * as z from 'zod/mini'
import { commandReplies as words } from '../../wording/commands'
import { ProblemError } from '../http/ProblemError'
import { OperatorError } from '../system/OperatorError'
import { CommandError } from './CommandError'
import type { CommandServices } from './command'
import { commands, type CommandName } from './commands'

export type CommandRequest = { name: CommandName; args: unknown }

/** A command's reply on the socket. */
export const commandReply = z.object({
  isDone: z.boolean(),
  message: z.string(),
  content: z.optional(z.string()),
})
export type CommandReply = z.infer<typeof commandReply>

/** Runs one command; an error becomes its reply, and an unexpected one is also passed to `report`. */
export async function runCommand(
  services: CommandServices,
  request: { name: string; args: unknown },
  report: (error: unknown) => void,
): Promise<CommandReply> {
  try {
    if (!isCommandName(request.name)) throw new CommandError(words.commandUnknown(request.name))
    return { isDone: true, ...(await commands[request.name].run(services, request.args)) }
  } catch (error) {
    if (error instanceof OperatorError || error instanceof ProblemError)
      return { isDone: false, message: error.message }
    report(error)
    return { isDone: false, message: words.internal }
  }
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name)
}
