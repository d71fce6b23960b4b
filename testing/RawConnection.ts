import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const timeoutMs = 10_000

/** A bare connection to a server of this machine, on which anything may be said. */
export class RawConnection {
  private heard = ''

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (text: string) => (this.heard += text))
    // That it was cut is seen by what was not heard.
    socket.on('error', () => undefined)
  }

  static async to(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return new RawConnection(socket)
  }

  say(text: string): void {
    this.socket.write(text)
  }

  /** All that was heard, once it holds this or the line is cut. */
  async hear(pattern: RegExp): Promise<string> {
    const deadline = Date.now() + timeoutMs
    while (!pattern.test(this.heard) && !this.socket.destroyed && Date.now() < deadline)
      await wait(10)
    return this.heard
  }

  /** Resolves once the other end has cut it. */
  async whenCut(): Promise<void> {
    if (!this.socket.destroyed) await once(this.socket, 'close')
  }

  cut(): void {
    this.socket.destroy()
  }
}
