import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to outgoing connections, and above those that browsers refuse. */
const lowest = 10_100
const beyond = 32_000

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, beyond)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
