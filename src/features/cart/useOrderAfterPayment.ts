import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../paths'
import { orderAfterPayment } from './payApi'

/**
 * Leads to the order's page, unless the client went elsewhere; Back does not return to the paid
 * cart.
 */
export function useOrderAfterPayment(orderId: string | null): void {
  const navigate = useNavigate()
  const showOrder = useEffectEvent(
    () => orderId !== null && void navigate(pathTo('order', orderId), { replace: true }),
  )
  useEffect(() => {
    if (orderId === null) return
    const timer = setTimeout(() => showOrder(), orderAfterPayment)
    return () => clearTimeout(timer)
  }, [orderId])
}
