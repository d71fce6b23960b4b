import { setTimeout as wait } from 'node:timers/promises'
import type { ProductReply } from '../../../contract/api/catalogue'
import type { World } from '../model/World'
import { send, type Reply } from '../../../testing/send'
import type { History } from './Moment'
import { RulesBroken } from './RulesBroken'
import type { Stage } from './Stage'

/** Kept pages and lists hear of a change a moment after it. */
const timeoutMs = 5_000

/** Keeps the worlds whose products are those that the shop shows. */
export async function checkProducts(history: History, stage: Stage): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const shown = await Promise.all(
      stage.serials.map((serial) => send(`${stage.server.url}/api/product/${serial}`)),
    )
    const worlds = history.worlds.filter((world) => showsProducts(world, shown))
    if (worlds.length > 0) {
      history.worlds = worlds
      return
    }
    if (Date.now() > deadline)
      throw new RulesBroken(history.told, [
        `The products are shown as ${JSON.stringify(shown)}`,
        `By the rules they are ${JSON.stringify(history.worlds.map(({ products }) => products))}`,
      ])
    await wait(50)
  }
}

function showsProducts({ products }: World, shown: readonly Reply[]): boolean {
  return products.every(({ name, priceCents, stock, isRetired }, index) => {
    const { status, body } = shown[index]!
    if (isRetired) return status === 404
    const reply = body as ProductReply
    return (
      status === 200 &&
      reply.product_name === name &&
      Math.round(reply.product_price * 100) === priceCents &&
      reply.product_stock === stock
    )
  })
}
