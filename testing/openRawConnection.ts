import { once } from 'node:events'
import { connect } from 'node:net'

/** A raw connection to a server of this machine, which may send any bytes. */
export async function openRawConnection(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (text) => (heard += String(text)))
  socket.on('error', () => undefined)

  const whenClosed = new Promise((resolve) => socket.once('close', resolve))
  const nextData = () => new Promise((resolve) => socket.once('data', resolve))
  return {
    say: (text: string) => socket.write(text),
    /** All that was received, once it matches or the connection is closed. */
    async hear(pattern: RegExp): Promise<string> {
      while (!pattern.test(heard) && !socket.destroyed) await Promise.race([nextData(), whenClosed])
      return heard
    },
    whenClosed,
    close: () => socket.destroy(),
  }
}
