import { inParis } from '../../contract/parisianDays'
import type { Settings } from '../settings'
import type { Books, MoneyMoved } from '../shop/Books'
import type { Sql } from '../database/connect'
import { creditNoteDrafts, undoneDrafts } from './creditNote'
import { invoiceDrafts } from './invoice'
import { issue, lockJournal } from './queries'

/** The books of a shop: a document for all money that moves, or an entry where it pays nothing. */
export function openBooks(settings: Pick<Settings, 'seller'>): Books {
  return {
    async record(tx, moved, at) {
      for (const money of moved) {
        // The invoice that a credit note names may be about to get its number.
        if (money.kind !== 'payment') await lockJournal(tx)
        for (const draft of await draftsOf(tx, settings, money, at))
          await issue(tx, draft, inParis(at).day)
      }
    },
  }
}

function draftsOf(tx: Sql, { seller }: Pick<Settings, 'seller'>, money: MoneyMoved, at: Date) {
  if (money.kind === 'payment') return invoiceDrafts(tx, seller, { ...money, at })
  if (money.kind === 'refund') return creditNoteDrafts(tx, seller, { ...money, at })
  return undoneDrafts(tx, { ...money, at })
}
