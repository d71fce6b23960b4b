import type { StaffOrder } from '../../contract/api/staff/staffOrder'
import { codeOf } from '../../testing/staffCodes'
import { insist } from '../insist'
import type { ServerUnderTest } from '../ServerUnderTest'

const retryTimeoutMs = 60_000

/** A member of the staff who moves the money of orders, at servers that may die meanwhile. */
export class Accountant {
  private proving: Promise<unknown> | null = null

  constructor(
    private readonly servers: readonly ServerUnderTest[],
    private readonly member: { cookie: string; secret: string },
  ) {}

  /** One change of one order; after a lost reply the order says whether it was made. */
  async change(
    id: number,
    path: string,
    isDue: (order: StaffOrder) => boolean,
    body: (order: StaffOrder) => object = () => ({}),
  ): Promise<void> {
    const deadline = Date.now() + retryTimeoutMs
    for (;;) {
      const order = await this.read(id)
      if (!isDue(order)) return
      const sent = { version: order.version, ...body(order) }
      const status = await this.send(`/api/admin/orders/${id}/${path}`, sent).catch(() => 0)
      if (status >= 400 && status !== 409 && status < 500)
        throw new Error(`${path} of ${id}: ${status}`)
      if (status !== 200 && Date.now() > deadline)
        throw new Error(`${path} of ${id}: ${status} ${JSON.stringify(order)}`)
    }
  }

  /** With one code for all changes that wait for it. */
  private proveAgain(): Promise<unknown> {
    const prove = async () => {
      const clock = await this.fetch('/api/admin/session')
      await clock.arrayBuffer()
      const code = codeOf(this.member.secret, new Date(clock.headers.get('date')!))
      return this.sendOnce('/api/admin/session/proof', { code })
    }
    this.proving ??= prove().finally(() => (this.proving = null))
    return this.proving
  }

  private read(id: number): Promise<StaffOrder> {
    const readOnce = async () => {
      const reply = await this.fetch(`/api/admin/orders/${id}`)
      if (!reply.ok) throw new Error(`Order ${id} cannot be read: ${reply.status}`)
      return (await reply.json()) as StaffOrder
    }
    return insist(readOnce, { timeoutMs: retryTimeoutMs })
  }

  /** Makes a change; proves who asks where the last proof is too long ago. */
  async send(path: string, body: object): Promise<number> {
    const status = await this.sendOnce(path, body)
    if (status !== 403) return status
    await this.proveAgain()
    return this.sendOnce(path, body)
  }

  private async sendOnce(path: string, body: object): Promise<number> {
    const reply = await this.fetch(path, JSON.stringify(body))
    await reply.arrayBuffer()
    return reply.status
  }

  /** With a body it is a change. */
  private fetch(path: string, body?: string): Promise<Response> {
    const { url } = this.servers[Math.floor(Math.random() * this.servers.length)]!
    return fetch(url + path, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: { 'content-type': 'application/json', cookie: this.member.cookie, origin: url },
      signal: AbortSignal.timeout(30_000),
    })
  }
}
