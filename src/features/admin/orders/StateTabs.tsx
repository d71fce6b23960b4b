import type { OrderState } from '../../../../contract/orderStates'
import {
  adminPaths,
  ordersDisputed,
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
  disputed: number
  current: OrderState | ManualMeans | 'refunds' | 'disputed' | undefined
}

/** The states that have orders, each with its number of them, and the money to look after. */
export function StateTabs({ counts, toPay, openRefunds, disputed, current }: Props) {
  const words = useWords(adminOrdersWords)
  const tabs = [
    ...counts.map(({ state, count }) => ({ key: state, to: ordersIn(state), name: state, count })),
    ...manualMeans.map((means) => ({
      key: means,
      to: ordersToPay(means),
      name: words.toPay[means],
      count: toPay[means],
    })),
    { key: 'refunds', to: ordersToRefund, name: words.openRefunds, count: openRefunds },
    { key: 'disputed', to: ordersDisputed, name: words.disputed, count: disputed },
  ]
  const shown = tabs.filter(({ key, count }) => count > 0 || key === current)
  return (
    <Tabs label={words.states}>
      <Link to={adminPaths.orders} aria-current={current ? undefined : 'page'}>
        {words.all}
      </Link>
      {shown.map(({ key, to, name, count }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {name} <b>{words.count(count)}</b>
        </Link>
      ))}
    </Tabs>
  )
}
