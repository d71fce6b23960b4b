import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/**
 * The network between the shop and PostgreSQL: a proxy that can drop every packet of the open
 * connections, like a firewall that forgot them. Neither end gets an error, and only new
 * connections work. To the shop it is the same as iptables, a read that never returns and a write
 * that never fails, but a proxy needs no root.
 */
export class NetworkToDatabase {
  private isSwallowing = false
  /** Both ends of the connections that work. */
  private readonly open = new Set<Socket>()
  private readonly swallowed: Socket[] = []

  private constructor(
    private readonly server: Server,
    private readonly target: { host: string; port: number },
  ) {}

  /** In front of the server of this URL. */
  static async to(url: string): Promise<NetworkToDatabase> {
    const { hostname, port } = new URL(url)
    const server = createServer()
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const network = new NetworkToDatabase(server, { host: hostname, port: Number(port || 5432) })
    server.on('connection', (socket) => network.carry(socket))
    return network
  }

  /** The same URL through this network. */
  through(url: string): string {
    const through = new URL(url)
    through.hostname = '127.0.0.1'
    through.port = String((this.server.address() as AddressInfo).port)
    return through.href
  }

  /** Stops all traffic; the connections that are open now never work again. */
  swallow(): void {
    this.isSwallowing = true
    for (const socket of this.open) {
      socket.removeAllListeners('data').removeAllListeners('close').pause()
      this.swallowed.push(socket)
    }
    this.open.clear()
  }

  /** Lets new connections work again. */
  mend(): void {
    this.isSwallowing = false
  }

  async close(): Promise<void> {
    for (const socket of [...this.open, ...this.swallowed]) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private carry(socket: Socket): void {
    socket.on('error', () => undefined)
    if (this.isSwallowing) {
      this.swallowed.push(socket.pause())
      return
    }
    const other = connect(this.target)
    other.on('error', () => undefined)
    this.join(socket, other)
    this.join(other, socket)
  }

  private join(from: Socket, to: Socket): void {
    this.open.add(from)
    from.on('data', (bytes) => to.write(bytes))
    from.on('close', () => {
      this.open.delete(from)
      to.destroy()
    })
  }
}
