import { toProblem } from '../../api/Problem'
import { Failure } from '../../ui/Failure'
import { WaitingLines } from '../../ui/WaitingLines'
import { NoOrder } from './NoOrder'
import { OrderSummary } from './OrderSummary'
import { useGetOrderQuery } from './ordersApi'

type Props = { id: string; clientId: string }

/** One order of the client; an unknown one and another client's look alike. */
export function OrderById({ id, clientId }: Props) {
  const { currentData: order, error, refetch } = useGetOrderQuery({ id, clientId })
  if (error && isUnknown(error)) return <NoOrder />
  if (error) return <Failure problem={toProblem(error)} onRetry={refetch} />
  if (order === undefined) return <WaitingLines lines={10} />
  return order ? <OrderSummary order={order} /> : <NoOrder />
}

/** 404, or an id that no order can have. */
function isUnknown(error: unknown): boolean {
  const { status } = toProblem(error)
  return status === 404 || status === 400
}
