import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { commandReplies as words } from '../../wording/commands'
import type { CommandServices } from './commands'
import { runCommand, type CommandReply } from './runCommand'
import { makeSocketPath, removeSocketPath } from '../system/socketPath'

const request = z.object({ name: z.string(), args: z.unknown() })

export type AdminSocket = { close: () => Promise<void> }

/**
 * Takes the shopkeeper's commands on a socket of the shop's folder that this user alone may open:
 * one JSON request a line, one JSON reply a line. The caller holds the folder's lock.
 */
export async function openAdminSocket(
  services: CommandServices,
  dataDir: string,
  report: (error: unknown) => void,
): Promise<AdminSocket> {
  const underWay = new Set<Promise<void>>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Whoever asked went away; the command goes on.
    socket.on('error', () => undefined)
    createInterface({ input: socket }).on('line', (line) => {
      const work = answer(line).then((reply) => {
        socket.write(`${JSON.stringify(reply)}\n`)
      })
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
    })
  })
  await listen(server, await makeSocketPath(dataDir))

  async function answer(line: string): Promise<CommandReply> {
    const asked = parse(line)
    if (!asked) return { isDone: false, message: words.wrongArguments }
    return runCommand(services, asked, report)
  }

  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      await Promise.all(underWay)
      for (const socket of sockets) socket.end()
      await closed
      await removeSocketPath(dataDir)
    },
  }
}

function parse(line: string): { name: string; args: unknown } | undefined {
  try {
    const { name, args } = request.parse(JSON.parse(line))
    return { name, args }
  } catch {
    return undefined
  }
}

/** Binds under a mask, so that the socket is never open to others, not even for a moment. */
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
