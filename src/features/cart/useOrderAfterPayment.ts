import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../../contract/site/paths'
import { orderAfterPayment } from './payApi'

/** An order that leaves the cart's screen: paid, or waiting for its payment. */
export type PlacedOrder = { id: string; isPaid: boolean }

/**
 * Leads to the order's page, unless the client went elsewhere; Back does not return to the paid
 * cart. A paid order is said for a moment before.
 */
export function useOrderAfterPayment(placed: PlacedOrder | null): void {
  const navigate = useNavigate()
  const showOrder = useEffectEvent(
    () => placed && void navigate(pathTo('order', placed.id), { replace: true }),
  )
  useEffect(() => {
    if (!placed) return
    const timer = setTimeout(() => showOrder(), placed.isPaid ? orderAfterPayment : 0)
    return () => clearTimeout(timer)
  }, [placed])
}
