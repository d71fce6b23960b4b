import type { FastifyInstance } from 'fastify'
import { startWords as words } from '../wording/start'
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
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new StartRefused(words.portTaken(port))
    if (['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].some((one) => one === code))
      throw new StartRefused(words.addressRefused(host, port))
    throw error
  }
}
