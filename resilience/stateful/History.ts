import { setTimeout as wait } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { toEuros } from '../../contract/amounts'
import { send } from '../../testing/send'
import { findMoneyFaults } from '../../testing/findMoneyFaults'
import { soldStates } from '../../server/catalogue/rules'
import { outbox, products, recentSales } from '../../server/database/schema'
import { refundRest, settling } from './acts/refunds'
import { viewBy } from './acts/view'
import { viewDesk } from './acts/viewDesk'
import type { Intent } from './Act'
import { explain, holds } from './explain'
import { clientCount, type Stage } from './Stage'
import { ordersOf, piecesOf, type Model } from './Model'

/** Cached pages and lists learn of a change a moment after it. */
const cacheTimeoutMs = 5_000

/** The shop did otherwise than the rules say: what was seen until then, and why it cannot be. */
export class RulesBroken extends Error {
  constructor(
    readonly seen: readonly string[],
    reasons: readonly string[],
  ) {
    super([...seen, ...reasons].map((line) => `- ${line}`).join('\n'))
    this.name = 'RulesBroken'
  }
}

/** What is done to the shop, and the models that explain all that it answered so far. */
export class History {
  readonly seen: string[] = []

  constructor(
    private readonly stage: Stage,
    private models: Model[],
  ) {}

  /** Does one thing, or several at once. */
  async live(intents: readonly Intent[]): Promise<void> {
    const acts = intents.flatMap((intent) => intent(this.models[0]!, this.stage) ?? [])
    if (acts.length === 0) return
    const replies = await Promise.all(acts.map((act) => act.perform()))
    await this.stage.shop.host.events.settled()
    const pairs = acts.map((act, index) => ({ act, reply: replies[index]! }))
    const lines = pairs.map(
      ({ act, reply }) =>
        `${JSON.stringify(act.label)} → ${reply.status} ${JSON.stringify(reply.body)}`,
    )
    this.seen.push(lines.join('\n  at once '))
    const models = explain(this.models, pairs)
    if (models.length === 0) {
      const answers = new Set<string>()
      explain(this.models, pairs, (_, answer) => Boolean(answers.add(JSON.stringify(answer))))
      throw new RulesBroken(this.seen, [
        'No order of the last acts explains their answers. In all orders, the rules answer these:',
        ...answers,
        `in ${JSON.stringify(this.models)}`,
      ])
    }
    this.models = models
    if (acts.length > 1) await this.lookAround()
  }

  /** Each client looks at all that is theirs, and the staff at all withdrawals. */
  async lookAround(): Promise<void> {
    for (let client = 0; client < clientCount; client += 1) await this.live([viewBy(client)])
    await this.live([viewDesk])
  }

  /** Ends all that is under way; then money and stock must agree, and each order be confirmed once. */
  async settle(): Promise<void> {
    for (const intent of settling) await this.live([intent])
    for (const [index, { state }] of this.models[0]!.orders.entries())
      if (state === 'expirée') await this.live([refundRest(index)])
    const { sql, host } = this.stage.shop
    const faults = await findMoneyFaults(sql, host)
    if (faults.length > 0) throw new RulesBroken(this.seen, faults)
    await this.checkMails()
    await this.checkSales()
  }

  /** Keeps the models whose paid orders are those that living clients have a confirmation of. */
  private async checkMails(): Promise<void> {
    const { shop, clients } = this.stage
    for (const [client, { id }] of clients.entries()) {
      const rows = await shop.sql.select().from(outbox).where(eq(outbox.clientId, id))
      const sent = rows.filter(({ text }) => text.includes('est enregistrée et payée')).length
      const expected = this.models.map((model) => countConfirmations(model, client) ?? sent)
      if (!expected.includes(sent))
        throw new RulesBroken(this.seen, [
          `${sent} confirmations where ${expected.join(' or ')} are due: ${JSON.stringify(rows.map(({ subject }) => subject))}`,
        ])
      this.models = this.models.filter((_, index) => expected[index] === sent)
    }
  }

  /** Keeps the models whose sales are those that the database has counted. */
  private async checkSales(): Promise<void> {
    const { shop, serials } = this.stage
    const rows = await shop.sql
      .select({ serial: products.serial, pieces: recentSales.pieces })
      .from(recentSales)
      .innerJoin(products, eq(products.id, recentSales.productId))
      .where(inArray(products.serial, serials))
    const counted = serials.map((one) => rows.find(({ serial }) => serial === one)?.pieces ?? 0)
    const models = this.models.filter((model) => holds(counted, countSales(model)))
    if (models.length === 0)
      throw new RulesBroken(this.seen, [
        `The pieces sold are counted as ${counted.join()}`,
        `By the rules they are ${this.models.map((model) => countSales(model).join()).join(' or ')}`,
      ])
    this.models = models
  }

  /** Keeps the models whose products are those that the shop shows. */
  async checkProducts(): Promise<void> {
    const { server, serials } = this.stage
    const deadline = Date.now() + cacheTimeoutMs
    for (;;) {
      const shown = await Promise.all(
        serials.map((serial) => send(`${server.url}/api/product/${serial}`)),
      )
      const models = this.models.filter(({ products }) => holds(shown, products.map(toShown)))
      if (models.length > 0) {
        this.models = models
        return
      }
      if (Date.now() > deadline)
        throw new RulesBroken(this.seen, [
          `The products are shown as ${JSON.stringify(shown)}`,
          `By the rules they are ${JSON.stringify(this.models.map(({ products }) => products))}`,
        ])
      await wait(50)
    }
  }
}

const toShown = ({ isRetired, name, priceCents, stock }: Model['products'][number]) =>
  isRetired
    ? { status: 404 }
    : {
        status: 200,
        body: { product_name: name, product_price: toEuros(priceCents), product_stock: stock },
      }

/** The sold pieces of each product. */
const countSales = (model: Model) => {
  const sold = model.orders.filter(({ state }) => soldStates.includes(state))
  const lines = sold.flatMap((order) => order.lines)
  return model.products.map((_, product) => piecesOf(lines, product))
}

/**
 * One for each order that was paid and had not ended before its confirmation left; null for a client
 * who is deleted.
 */
function countConfirmations(model: Model, client: number): number | null {
  if (model.clients[client]!.isDeleted) return null
  const orders = ordersOf(model, client)
  const paid = orders.filter(({ isPaid, isUnconfirmed }) => isPaid && !isUnconfirmed).length
  return paid + orders.filter(({ isConfirmedAgain }) => isConfirmedAgain).length
}
