import type { ReactNode } from 'react'
import { pathTo } from '../../../contract/site/paths'
import { awaitedOrderWords } from '../../../wording/awaitedOrder'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import { useListOrdersQuery } from './ordersApi'

type Props = { clientId: string; children: ReactNode }

/**
 * The client's orders that await their payment, whose articles left the cart; what follows is shown
 * once they are there, so that nothing moves below a finger.
 */
export function AwaitedOrders({ clientId, children }: Props) {
  const words = useWords(awaitedOrderWords)
  const { currentData: orders, error } = useListOrdersQuery({ clientId })
  const awaited = orders?.filter(({ state }) => state === 'en attente de paiement') ?? []
  return (
    <>
      {awaited.map(({ id }) => (
        <p key={id}>
          {words.awaits(id)} <Link to={pathTo('order', id)}>{words.open(id)}</Link>
        </p>
      ))}
      {(orders || error) && children}
    </>
  )
}
