import { setTimeout as wait } from 'node:timers/promises'
import { toCents, toEuros } from '../../contract/amounts'
import type { CartLineReply } from '../../contract/api/cart'
import type { Buyer } from '../Buyer'
import { gather, putOnSale, type AnyShop } from './TwoServers'

const buyerCount = 20
const ordersEach = 3
const stock = 1000
/** Milliseconds between two changes of the prices. */
const pause = 100
/** The prices stop changing in the end, so that everyone can pay. */
const changes = 60

/** Prices change under open carts: nobody pays a sum that they were not shown. */
export async function changingPrices(shop: AnyShop): Promise<string[]> {
  const serials = await putOnSale(shop, 3, stock)
  const buyers = await gather(shop, buyerCount)
  const carts = await Promise.all(buyers.map((buyer) => fill(buyer, serials)))
  // Over before anyone pays: everyone has been shown an old price.
  await changePrices(shop, serials)
  const [wrong] = await Promise.all([
    Promise.all(buyers.map((buyer, number) => buyAgain(buyer, serials, carts[number]!))),
    goOnChanging(shop, serials),
  ])
  return wrong.flat()
}

/** What the buyer is shown once one of each is in the cart. */
async function fill(buyer: Buyer, serials: readonly string[]): Promise<number> {
  for (const serial of serials) await buyer.choose(serial)
  return sumOf(await buyer.cart())
}

async function buyAgain(
  buyer: Buyer,
  serials: readonly string[],
  firstCart: number,
): Promise<string[]> {
  const payments = [await pay(buyer, firstCart)]
  while (payments.length < ordersEach) payments.push(await pay(buyer, await fill(buyer, serials)))
  const wrong = payments.flatMap((payment) => payment.wrong)
  if (payments[0]!.refused === 0) wrong.push('an old price was taken, and the new one never shown')
  const shown = payments.map((payment) => payment.shown).reverse()
  const charged = (await buyer.orders()).map(({ command_total }) => toCents(command_total))
  if (JSON.stringify(charged) !== JSON.stringify(shown))
    wrong.push(`${JSON.stringify(charged)} charged, ${JSON.stringify(shown)} shown`)
  return wrong
}

/** Pays what is shown, and what is shown then, until it is taken. */
async function pay(buyer: Buyer, firstShown: number) {
  let shown = firstShown
  for (let refused = 0; ; refused += 1) {
    const { status, body } = await buyer.tryToPay(toEuros(shown))
    const { code, cart } = body as { code?: string; cart: CartLineReply[] }
    if (status === 200) return { shown, refused, wrong: [] }
    if (code !== 'price_changed' || refused > 10 * changes) {
      const wrong = [`a payment was answered ${status} ${JSON.stringify(body)}`]
      return { shown, refused, wrong }
    }
    shown = sumOf(cart)
  }
}

async function goOnChanging(shop: AnyShop, serials: readonly string[]): Promise<void> {
  for (let times = 0; times < changes; times += 1) {
    await changePrices(shop, serials)
    await wait(Math.random() * pause)
  }
}

/** Never to the same sum twice. */
let nextPrice = 1000
async function changePrices({ shopkeeper }: AnyShop, serials: readonly string[]): Promise<void> {
  nextPrice += 1
  await shopkeeper.putOnSale(serials.map((serial) => ({ serial, priceCents: nextPrice })))
}

function sumOf(lines: readonly CartLineReply[]): number {
  return lines.reduce((sum, line) => sum + toCents(line.command_total_price), 0)
}
