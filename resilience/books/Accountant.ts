import { setTimeout as wait } from 'node:timers/promises'
import type { StaffOrder } from '../../contract/api/staff/staffOrder'
import type { ServerUnderTest } from '../ServerUnderTest'

const retryTimeoutMs = 60_000

/** A member of the staff who moves the money of orders, at servers that may die meanwhile. */
export class Accountant {
  constructor(
    private readonly servers: readonly ServerUnderTest[],
    private readonly cookie: string,
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
      if (Date.now() > deadline)
        throw new Error(`${path} of ${id}: ${status} ${JSON.stringify(order)}`)
    }
  }

  private async read(id: number): Promise<StaffOrder> {
    const deadline = Date.now() + retryTimeoutMs
    for (;;) {
      const reply = await this.fetch(`/api/admin/orders/${id}`).catch(() => null)
      if (reply?.ok) return (await reply.json()) as StaffOrder
      if (Date.now() > deadline) throw new Error(`Order ${id} cannot be read: ${reply?.status}`)
      await wait(50)
    }
  }

  async send(path: string, body: object): Promise<number> {
    const reply = await this.fetch(path, JSON.stringify(body))
    await reply.arrayBuffer()
    return reply.status
  }

  /** With a body it is a change. */
  private fetch(path: string, body?: string): Promise<Response> {
    const { url } = this.servers[Math.floor(Math.random() * this.servers.length)]!
    return fetch(url + path, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: { 'content-type': 'application/json', cookie: this.cookie, origin: url },
      signal: AbortSignal.timeout(30_000),
    })
  }
}
