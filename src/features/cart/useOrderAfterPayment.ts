import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { leftPayment } from '../../../contract/site/leftPayment'
import { pathTo } from '../../../contract/site/paths'
import { orderAfterPayment } from './payApi'

/**
 * An order that leaves the cart's screen: paid, or waiting for its payment. `wasAway`: its client comes
 * from the payment's page, so that its outcome may arrive at any moment.
 */
export type PlacedOrder = { id: string; isPaid: boolean; wasAway?: boolean }

/**
 * Leads to the order's page, unless the client went elsewhere; Back does not return to the paid
 * cart. A paid order is said for a moment before.
 */
export function useOrderAfterPayment(placed: PlacedOrder | null): void {
  const navigate = useNavigate()
  const showOrder = useEffectEvent(() => {
    if (!placed) return
    const state = placed.wasAway ? null : leftPayment
    void navigate(pathTo('order', placed.id), { replace: true, state })
  })
  useEffect(() => {
    if (!placed) return
    const timer = setTimeout(() => showOrder(), placed.isPaid ? orderAfterPayment : 0)
    return () => clearTimeout(timer)
  }, [placed])
}
