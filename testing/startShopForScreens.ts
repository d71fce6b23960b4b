import { randomUUID } from 'node:crypto'
import { eq, sql as raw } from 'drizzle-orm'
import type { ProductReply } from '../contract/api/catalogue'
import type { DeliveryMode } from '../contract/deliveryModes'
import type { OrderState } from '../contract/orderStates'
import type { StaffRole } from '../contract/staffRoles'
import { markReceived } from '../server/checkout/markReceived'
import { refundOrder } from '../server/checkout/refundOrder'
import { paymentAttempts, pictureCrops, products, refunds } from '../server/database/schema'
import { giveUp, queueMail } from '../server/mail/outbox'
import { ProviderRefused } from '../server/payments/ProviderRefused'
import { changeOrderState } from '../server/orders/changeState'
import { sendInvitations } from '../server/reviews/jobs'
import { listForShop, publishReview, refuseReview } from '../server/admin/reviews/moderate'
import { setSetting } from '../server/shop/setSetting'
import type { SettingName } from '../contract/settingNames'
import { changeProducts, insertProducts, type RegisteredClient as Registered } from './makeData'
import { networkTo } from './network'
import { newOrder } from './requests/newOrder'
import { sendOnce } from './send'
import { smallCatalogue } from './smallCatalogue'
import { staffOn } from './staffOn'
import { startServer, type TestServer } from './startServer'
import { testPasswords } from './testPasswords'

type Fields = Parameters<TestServer['registerClient']>[0]
export type RegisteredClient = Registered & { password: string }
export type Shop = Awaited<ReturnType<typeof startShopForScreens>>

declare global {
  var shop: Shop
}

const password = 'Torréfaction-41'
const iban = 'FR7630006000011234567890189'
let passwordHash: Promise<string> | undefined

/** The real server with a small catalogue behind the screens under test. */
export async function startShopForScreens() {
  let advanced = 0
  let registered = 0
  const clock = () => new Date(Date.now() + advanced)
  const { url, services, close, readMails, ...server } = await startServer({
    clock,
    listen: true,
    settings: { PAYMENT: 'demonstration,transfer,counter', TRANSFER_IBAN: iban },
  })
  const { sql } = services.database
  await insertProducts(sql, smallCatalogue())

  async function changeProduct(serial: string, changes: Partial<typeof products.$inferInsert>) {
    await changeProducts(sql, changes, eq(products.serial, serial))
  }
  /** One request to the API, from another device of this client. */
  async function call(method: string, path: string, body?: object, token?: string) {
    const sent = { method, ...(body && { body }), ...(token !== undefined && { token }) }
    return (await sendOnce(url + path, sent)).body
  }

  return {
    ...networkTo(url),
    url,
    close,
    readMails,
    call,
    changeProduct,
    /** A stored picture is what a frame shows of another. */
    async framePicture(picture: string, original: string) {
      const all = { x: 0, y: 0, width: 1, height: 1 }
      await sql.insert(pictureCrops).values({ picture, original, ...all })
    },
    setStock: (serial: string, stock: number) => changeProduct(serial, { stock }),
    setShopSetting: (name: SettingName, value: unknown) =>
      setSetting(sql, { name, value, at: clock() }),
    /** In the server's order, by price. */
    products: async () => (await call('GET', '/api/products')) as ProductReply[],
    /** A member of the staff who is signed in. */
    addStaff: (role?: StaffRole) => staffOn({ url, services, close, readMails, ...server }, role),
    /** An order of a new client for a product, in this state. */
    async placeOrder(state: OrderState, delivery?: DeliveryMode) {
      const [product] = await sql.select().from(products).limit(1)
      const clientId = (await server.registerClient()).id
      const lines = [{ product: product!, quantity: 2 }]
      return newOrder(sql, { clientId, state, ...(delivery && { delivery }), lines })
    },
    async registerClient(fields?: Fields): Promise<RegisteredClient> {
      passwordHash ??= testPasswords.hash(password)
      // Many tests type the e-mail letter by letter.
      const given = {
        passwordHash: await passwordHash,
        email: `z${(registered += 1)}@client.example`,
      }
      return { ...(await server.registerClient({ ...given, ...fields })), password }
    },
    /** The shopkeeper has the money of an order by transfer or at the counter. */
    receiveMoney: async (orderId: string) => {
      await markReceived(services, orderId)
    },
    /** All money of an order is given back, and its bank refuses it afterwards. */
    async refundInVain(orderId: string) {
      await refundOrder(services, { id: orderId, wish: { kind: 'whole' }, restock: false })
      const isOfOrder = eq(refunds.orderId, Number(orderId))
      await sql.update(refunds).set({ state: 'failed' }).where(isOfOrder)
    },
    /** A client disputes the payment of an order at the bank. */
    async disputePayment(orderId: string) {
      const isOfOrder = eq(paymentAttempts.orderId, Number(orderId))
      await sql.update(paymentAttempts).set({ disputedAt: clock() }).where(isOfOrder)
    },
    /** The provider refuses the next refund. */
    refuseNextRefund() {
      const provider = services.providers.byName('demonstration')!
      const { refund } = provider
      const refuse = () => {
        Object.assign(provider, { refund })
        return Promise.reject(new ProviderRefused('charge_disputed'))
      }
      Object.assign(provider, { refund: refuse })
    },
    /** Somebody who owns the database changes what the journal says. */
    async touchJournal() {
      await sql.transaction(async (tx) => {
        await tx.execute(raw`set local session_replication_role = replica`)
        await tx.execute(raw`update journal set day = day + 1 where position = 1`)
      })
    },
    /** The shopkeeper moves an order through these states; without any, to its pickup. */
    async moveOrder(
      orderId: string,
      states: readonly OrderState[] = ['en préparation', 'prête', 'retirée'],
    ) {
      for (const state of states) await changeOrderState(services, { id: orderId, state })
    },
    /** The shopkeeper publishes every review that waits, or refuses it for this reason. */
    async decideReviews(reason?: string) {
      for (const { id } of await listForShop(sql, { areAll: false }))
        await (reason === undefined
          ? publishReview(services, { number: id })
          : refuseReview(services, { number: id }, { reason }))
    },
    /** A mail that was given up. */
    async loseMail(subject: string) {
      const id = randomUUID()
      const mail = { subject, text: '', html: '' }
      await queueMail(sql, {
        id,
        mail,
        recipient: 'zoe@client.example',
        clientId: null,
        at: clock(),
      })
      await giveUp(sql, { id, failures: 10 })
    },
    inviteToReview: () => sendInvitations(services),
    /** Hides a table, so that queries on it are faults of the server; returns what restores it. */
    async hide(table: 'products' | 'outbox' | 'stock_movements') {
      const [shown, hidden] = [raw.identifier(table), raw.identifier(`hidden_${table}`)]
      await sql.execute(raw`alter table ${shown} rename to ${hidden}`)
      return async () => {
        await sql.execute(raw`alter table ${hidden} rename to ${shown}`)
      }
    },
    advanceClock(milliseconds: number) {
      advanced += milliseconds
    },
  }
}
