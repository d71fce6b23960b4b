import { useSearchParams } from 'react-router-dom'
import { orderStates } from '../../../contract/orderStates'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminOrdersWords } from '../../../wording/admin/orders'
import { OrderRows } from '../../features/admin/orders/OrderRows'
import { OrderSearch } from '../../features/admin/orders/OrderSearch'
import { StateTabs } from '../../features/admin/orders/StateTabs'
import { useListStaffOrdersQuery } from '../../features/admin/orders/staffOrdersApi'
import { Failure } from '../../ui/Failure'
import { Link } from '../../ui/Link'
import { LinkGroup } from '../../ui/LinkGroup'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import { useAdminTitle } from './useAdminTitle'

export function OrderList() {
  const words = useWords(adminOrdersWords)
  useAdminTitle(words.title)
  const [search] = useSearchParams()
  const state = orderStates.find((one) => one === search.get('etat'))
  const [q, after] = [search.get('q') ?? '', search.get('apres') ?? undefined]
  const asked = { ...(state && { state }), ...(q && { q }), ...(after && { after }) }
  const { currentData, error, refetch } = useListStaffOrdersQuery(asked)

  const withoutPlace = new URLSearchParams(search)
  withoutPlace.delete('apres')
  const newest = `${adminPaths.orders}?${withoutPlace.toString()}`
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <OrderSearch query={q} />
      {error ? <Failure problem={error} onRetry={refetch} /> : found()}
    </>
  )

  function found() {
    if (!currentData) return <WaitingLines lines={12} />
    const { orders, next, counts } = currentData
    return (
      <>
        {!q && <StateTabs counts={counts} current={state} />}
        {orders.length > 0 ? (
          <OrderRows orders={orders} />
        ) : (
          <Panel>
            <p>{q ? words.noneFound(q) : words.none}</p>
            <Link to={adminPaths.orders}>{words.allOrders}</Link>
          </Panel>
        )}
        <LinkGroup>
          {after && <Link to={newest}>{words.newest}</Link>}
          {next && (
            <Link to={`${newest}${withoutPlace.size > 0 ? '&' : ''}apres=${next}`}>
              {words.older}
            </Link>
          )}
        </LinkGroup>
      </>
    )
  }
}
