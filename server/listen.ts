import type { FastifyInstance } from 'fastify'
import { startWords as words } from '../wording/start'
import { isCode } from './commands/errorCode'
import type { Settings } from './settings'
import { StartRefused } from './StartRefused'

/** Opens the port, or says in one sentence why it cannot be. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) throw new StartRefused(words.portTaken(port))
    if (['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].some((code) => isCode(error, code)))
      throw new StartRefused(words.addressRefused(host, port))
    throw error
  }
}
