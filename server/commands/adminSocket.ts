import type { Server } from 'node:http'
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { commandReplies as words } from '../../wording/commands'
import { makeSocketPath, removeSocketPath } from '../system/socketPath'
import type { CommandServices } from './command'
import { runCommand, type CommandReply } from './runCommand'

const commandRequest = z.object({ name: z.string(), args: z.unknown() })
/** Bytes; each command has a smaller limit with a sentence of its own. */
const bodyLimit = 2 ** 30

export const commandsPath = '/commands'
export type AdminSocket = { close: () => Promise<void> }

/**
 * Runs the shopkeeper's commands for a socket of the shop's folder that this user alone may open.
 * The caller holds the folder's lock.
 */
export async function openAdminSocket(
  services: CommandServices,
  dataDir: string,
  report: (error: unknown) => void,
): Promise<AdminSocket> {
  const app = Fastify({ bodyLimit })
  app.setErrorHandler((_error, _request, reply) => reply.status(200).send(wrongArguments))
  app.post(commandsPath, async ({ body }): Promise<CommandReply> => {
    const { data } = commandRequest.safeParse(body)
    return data
      ? runCommand(services, { name: data.name, args: data.args }, report)
      : wrongArguments
  })
  await app.ready()
  await listen(app.server, await makeSocketPath(dataDir))
  return {
    async close() {
      // Waits for running commands.
      await app.close()
      await removeSocketPath(dataDir)
    },
  }
}

const wrongArguments: CommandReply = { isDone: false, message: words.wrongArguments }

/** Binds under a mask, so that the socket is never open to other users; Fastify binds too late for it. */
function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const mask = process.umask(0o177)
    try {
      server.listen(path, resolve)
    } finally {
      process.umask(mask)
    }
  })
}
