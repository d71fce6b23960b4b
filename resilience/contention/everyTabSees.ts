import type { CartLineReply } from '../../contract/api/cart'
import { gather, putOnSale, type TwoServers } from './TwoServers'

const tabs = 4
const clicks = 250

/** No change is lost, and each shows the cart that it made: as many pieces as changes before it. */
export async function everyTabSees(shop: TwoServers): Promise<string[]> {
  const serials = await putOnSale(shop, 3, 1000)
  const [buyer] = await gather(shop, 1)
  const wrong: string[] = []
  const seen = new Set<number>()
  async function click(tab: number): Promise<void> {
    const own = buyer!.tabAt(shop.servers[tab % 2]!)
    for (let turn = 0; turn < clicks; turn += 1) {
      const { status, body } = await own.tryToAdd(serials[(tab + turn) % serials.length]!)
      if (status !== 200) wrong.push(`answered ${status} ${JSON.stringify(body)}`)
      else seen.add(piecesOf((body as { cart: CartLineReply[] }).cart))
    }
  }
  await Promise.all(Array.from({ length: tabs }, (_, tab) => click(tab)))
  const held = piecesOf(await buyer!.cart())
  if (held !== tabs * clicks) wrong.push(`${tabs * clicks} added, ${held} held`)
  if (seen.size !== tabs * clicks) wrong.push(`${tabs * clicks} changes, ${seen.size} carts shown`)
  return wrong
}

const piecesOf = (cart: readonly CartLineReply[]) =>
  cart.reduce((sum, line) => sum + line.command_quantity, 0)
