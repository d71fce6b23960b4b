import type { PreparedArticle } from '../../../contract/api/staff/staffPreparation'
import { inShopStates, type OrderState } from '../../../contract/orderStates'

/** Whether an order is to be prepared: it is paid, or will be at the counter. */
export const isHere = ({ state, isToPay }: { state: OrderState; isToPay: boolean }) =>
  isToPay || inShopStates.includes(state)

/** The numbers of a query, each once. */
export const readChosen = (text: string) => [...new Set(text.split('-').map(Number))]

/** The articles of many orders together: one row for each product and grind, by category and name. */
export function pickingOf(articles: readonly PreparedArticle[]): PreparedArticle[] {
  const picks = new Map<string, PreparedArticle>()
  for (const article of articles) {
    const key = JSON.stringify([article.serial, article.grind])
    const before = picks.get(key)
    picks.set(key, { ...article, quantity: article.quantity + (before?.quantity ?? 0) })
  }
  return [...picks.values()].sort(byPlace)
}

const french = new Intl.Collator('fr', { numeric: true })
const byPlace = (one: PreparedArticle, other: PreparedArticle) =>
  french.compare(one.category, other.category) ||
  french.compare(one.name, other.name) ||
  french.compare(one.grind ?? '', other.grind ?? '') ||
  french.compare(one.serial, other.serial)
