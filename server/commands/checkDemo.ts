import { commandReplies as words } from '../../wording/commands'
import type { Sql } from '../database/connect'
import type { Demo } from '../demo/fillDemo'
import { countRealOrders } from '../demo/queries'
import { CommandError } from './CommandError'

const max = { products: 1_000_000, orders: 10_000_000 }

type DemoQuery = { products: string; orders: string; isForced: boolean }

/** How much demonstration data to make; throws if the shop has real orders. */
export async function checkDemo(sql: Sql, { isForced, ...query }: DemoQuery): Promise<Demo> {
  const products = readCount('--products', query.products, max.products)
  const orders = readCount('--orders', query.orders, max.orders)
  const real = isForced ? 0 : await countRealOrders(sql)
  if (real > 0) throw new CommandError(words.realOrders(real))
  return { products, orders }
}

function readCount(option: string, text: string, highest: number): number {
  const count = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN
  if (!(count <= highest)) throw new CommandError(words.wrongCount(option, highest))
  return count
}
