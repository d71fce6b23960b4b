import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Client } from '../../../contract/api/clients'
import { api } from '../../api/api'
import { toProblem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import { Failure } from '../../ui/Failure'
import { WaitingLines } from '../../ui/WaitingLines'
import { loadAwaitedPayment } from './AwaitedPaymentPlace'
import { NoOrder } from './NoOrder'
import { OrderSummary } from './OrderSummary'
import { isByHand } from './Order'
import { useGetOrderQuery } from './ordersApi'
import { useOrderPolling } from './useOrderPolling'

type Props = {
  id: string
  client: Client
  /** A command of the order. */
  action: (orderId: string) => ReactNode
}

/** One order of the client; an unknown one and another client's look alike. */
export function OrderById({ id, client, action }: Props) {
  const [isAwaited, setAwaited] = useState(false)
  const { pollingInterval, isChecking } = useOrderPolling(isAwaited)
  const {
    currentData: order,
    error,
    refetch,
  } = useGetOrderQuery({ id, clientId: String(client.id) }, { pollingInterval })
  const isNowAwaited = order?.state === 'en attente de paiement' && !isByHand(order)
  if (order && isNowAwaited !== isAwaited) setAwaited(isNowAwaited)
  useEffect(() => void loadAwaitedPayment().catch(() => undefined), [])
  const wasAwaited = useRef(false)
  const dispatch = useAppDispatch()
  useEffect(() => {
    // Lists that were read meanwhile still say so.
    if (wasAwaited.current && !isAwaited)
      dispatch(api.util.invalidateTags([{ type: 'Order', id: 'LIST' }]))
    wasAwaited.current = isAwaited
  }, [isAwaited, dispatch])
  if (error && isUnknown(error)) return <NoOrder />
  // A poll that fails leaves what is known.
  if (error && !order) return <Failure problem={toProblem(error)} onRetry={refetch} />
  if (order === undefined) return <WaitingLines lines={10} />
  if (!order) return <NoOrder />
  return <OrderSummary order={order} client={client} isChecking={isChecking} action={action} />
}

/** 404, or an id that no order can have. */
function isUnknown(error: unknown): boolean {
  const { status } = toProblem(error)
  return status === 404 || status === 400
}
