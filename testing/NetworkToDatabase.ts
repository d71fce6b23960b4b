import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * The network between the shop and PostgreSQL: a proxy that can drop every packet of the open
 * connections, like a firewall that forgot them. Neither end gets an error, and only new
 * connections work. To the shop it is the same as iptables, a read that never returns and a write
 * that never fails, but a proxy needs no root.
 */
export class NetworkToDatabase {
  private isSwallowing = false
  /** Both ends of every connection. */
  private readonly sockets = new Set<Socket>()
  private readonly server = createServer((socket) => this.carry(socket))

  private constructor(private readonly target: URL) {}

  /** In front of the server of this URL. */
  static async to(url: string): Promise<NetworkToDatabase> {
    const network = new NetworkToDatabase(new URL(url))
    await once(network.server.listen(0, '127.0.0.1'), 'listening')
    return network
  }

  /** The same URL through this network. */
  through(url: string): string {
    const { port } = this.server.address() as AddressInfo
    return Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href
  }

  /** Stops all traffic; the connections that are open now never work again. */
  swallow(): void {
    this.isSwallowing = true
    for (const socket of this.sockets)
      socket.removeAllListeners('data').removeAllListeners('close').pause()
  }

  /** Lets new connections work again. */
  mend(): void {
    this.isSwallowing = false
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private carry(socket: Socket): void {
    const { hostname, port } = this.target
    const other = connect(Number(port || 5432), hostname)
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      this.sockets.add(from.on('error', () => undefined))
      if (this.isSwallowing) continue
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
    }
  }
}
