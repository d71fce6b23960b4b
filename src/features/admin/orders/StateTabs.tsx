import type { OrderState } from '../../../../contract/orderStates'
import { adminPaths, ordersIn } from '../../../../contract/site/adminPaths'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { Tabs } from '../parts/Tabs'

type Counts = readonly { state: OrderState; count: number }[]

/** The states that have orders, each with its number of them. */
export function StateTabs({
  counts,
  current,
}: {
  counts: Counts
  current: OrderState | undefined
}) {
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
    </Tabs>
  )
}
