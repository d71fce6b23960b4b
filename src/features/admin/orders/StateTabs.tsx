import type { OrderState } from '../../../../contract/orderStates'
import {
  adminPaths,
  ordersIn,
  ordersToPay,
  ordersToRefund,
} from '../../../../contract/site/adminPaths'
import { manualMeans, type ManualMeans } from '../../../../contract/paymentMeans'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { Tabs } from '../parts/Tabs'

type Props = {
  counts: readonly { state: OrderState; count: number }[]
  toPay: Record<ManualMeans, number>
  openRefunds: number
  current: OrderState | ManualMeans | 'refunds' | undefined
}

/** The states that have orders, each with its number of them, and the money to look after. */
export function StateTabs({ counts, toPay, openRefunds, current }: Props) {
  const words = useWords(adminOrdersWords)
  const shown = counts.filter(({ state, count }) => count > 0 || state === current)
  return (
    <Tabs label={words.states}>
      <Link to={adminPaths.orders} aria-current={current ? undefined : 'page'}>
        {words.all}
      </Link>
      {shown.map(({ state, count }) => (
        <Link
          key={state}
          to={ordersIn(state)}
          aria-current={state === current ? 'page' : undefined}
        >
          {state} <b>{words.count(count)}</b>
        </Link>
      ))}
      {manualMeans
        .filter((means) => toPay[means] > 0 || means === current)
        .map((means) => (
          <Link
            key={means}
            to={ordersToPay(means)}
            aria-current={means === current ? 'page' : undefined}
          >
            {words.toPay[means]} <b>{words.count(toPay[means])}</b>
          </Link>
        ))}
      {(openRefunds > 0 || current === 'refunds') && (
        <Link to={ordersToRefund} aria-current={current === 'refunds' ? 'page' : undefined}>
          {words.openRefunds} <b>{words.count(openRefunds)}</b>
        </Link>
      )}
    </Tabs>
  )
}
