import type * as z from 'zod/mini'
import { commandReplies as words } from '../../wording/commands'
import type { Services } from '../services'
import { CommandError } from './CommandError'

/** What the commands need, inside the running shop and without it. */
export type CommandServices = Pick<
  Services,
  | 'settings'
  | 'database'
  | 'clock'
  | 'pictures'
  | 'providers'
  | 'books'
  | 'catalogueCache'
  | 'report'
>

/** What a command prints, and the content of the file that it writes. */
export type Outcome = { message: string; content?: string }

export type Command = { run: (services: CommandServices, args: unknown) => Promise<Outcome> }

/** A command whose arguments are checked by a schema. */
export function command<Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (services: CommandServices, args: z.infer<Schema>) => Promise<Outcome>,
): Command {
  return {
    async run(services, args) {
      const parsed = schema.safeParse(args)
      if (!parsed.success) throw new CommandError(words.wrongArguments)
      return run(services, parsed.data)
    },
  }
}
