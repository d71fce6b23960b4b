import { histories, type Guard } from './Guard'
import { orderOwner } from './owners'
import { neverBelowZero, shownSums } from './paying'

/** Rules of the shop that only the model knows: it must tell a short history that breaks them. */
export const ruleGuards: readonly Guard[] = [
  {
    name: 'the price frozen at payment',
    removals: [
      {
        file: 'server/orders/queries.ts',
        text: 'present<number>(orderLines.frozenPriceCents)',
        instead: 'products.priceCents',
      },
    ],
    watcher: histories,
  },
  {
    name: 'no more paid than there is, by the rule and by the constraint',
    removals: [
      {
        file: 'server/cart/rules.ts',
        text: 'return quantity > stock ? cartReplies.lineUnavailable(name, stock) : undefined',
        instead: 'return undefined',
      },
      neverBelowZero,
    ],
    watcher: histories,
  },
  {
    name: 'the difference that an imported stock stands for',
    removals: [
      {
        file: 'server/catalogue/stockCells.ts',
        text: "withinLimits(now, stock - stockExported, 'stock')",
        instead: "withinLimits(now, stock - now, 'stock')",
      },
    ],
    watcher: histories,
  },
  {
    name: 'the sum that was shown is the sum that is paid',
    removals: [...shownSums],
    watcher: histories,
  },
  { name: 'the owner of an order', removals: [orderOwner], watcher: histories },
]
