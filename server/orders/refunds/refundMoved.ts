import type { MoneyMoved } from '../../shop/Books'
import type { Refund } from './refundQueries'

/** What the books say of a refund whose money has just moved. */
export function refundMoved({ id, state }: Pick<Refund, 'id' | 'state'>): MoneyMoved {
  return { kind: state === 'succeeded' ? 'refund' : 'refund_undone', refundId: id }
}
