import type { ReactNode } from 'react'
import type { Client } from '../../../contract/api/clients'
import { toProblem } from '../../api/Problem'
import { Failure } from '../../ui/Failure'
import { WaitingLines } from '../../ui/WaitingLines'
import { NoOrder } from './NoOrder'
import { OrderById } from './OrderById'
import { useListOrdersQuery } from './ordersApi'

type Props = {
  client: Client
  /** A command of the order. */
  action: (orderId: string) => ReactNode
}

/** What /command shows without a number. */
export function NewestOrder({ client, action }: Props) {
  const {
    currentData: orders,
    error,
    refetch,
  } = useListOrdersQuery({ clientId: String(client.id) })
  if (error && !orders) return <Failure problem={toProblem(error)} onRetry={refetch} />
  if (!orders) return <WaitingLines lines={10} />
  const [newest] = orders
  return newest ? <OrderById id={newest.id} client={client} action={action} /> : <NoOrder />
}
