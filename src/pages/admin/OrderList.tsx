import { useSearchParams } from 'react-router-dom'
import { orderStates } from '../../../contract/orderStates'
import { adminPaths, readToPay } from '../../../contract/site/adminPaths'
import { preparing } from '../../../contract/staffRights'
import { adminOrdersWords } from '../../../wording/admin/orders'
import { OrderRows } from '../../features/admin/orders/OrderRows'
import { StateTabs } from '../../features/admin/orders/StateTabs'
import { useListStaffOrdersQuery } from '../../features/admin/orders/staffOrdersApi'
import { SearchForm } from '../../features/admin/parts/SearchForm'
import { usePlace } from '../../features/admin/parts/usePlace'
import { WithNews } from '../../features/admin/news/WithNews'
import { Loaded } from '../../features/admin/parts/Loaded'
import { PageLinks } from '../../features/admin/parts/PageLinks'
import { OrderPicker } from '../../features/admin/preparation/OrderPicker'
import { useMay } from '../../features/admin/session/useMay'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function OrderList() {
  const words = useWords(adminOrdersWords)
  useAdminTitle(words.title)
  const [search] = useSearchParams()
  const state = orderStates.find((one) => one === search.get('etat'))
  const q = search.get('q') ?? ''
  const after = usePlace()
  const areRefunds = search.get('remboursements') === 'ouverts'
  const refunds = 'open' as const
  const areDisputed = search.get('contestees') === 'ouvertes'
  const toPay = readToPay(search)
  const asked = {
    ...(state && { state }),
    ...(areRefunds && { refunds }),
    ...(areDisputed && { disputed: 'open' as const }),
    ...(toPay && { to_pay: toPay }),
    ...(q && { q }),
    ...(after && { after }),
  }
  const query = useListStaffOrdersQuery(asked)
  const mayPrepare = useMay(preparing)
  const hasToPick = state === 'payée' || state === 'en préparation' || toPay === 'counter'
  const list = `${state} ${toPay} ${after}`
  const isPicked = !q && mayPrepare && hasToPick
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <SearchForm
        query={q}
        path={adminPaths.orders}
        label={words.searchHint}
        submit={words.search}
      />
      <Loaded query={query} lines={12}>
        {({ orders, next, counts, disputed, to_pay, open_refunds: openRefunds }) => (
          <>
            {!q && (
              <StateTabs
                counts={counts}
                toPay={to_pay}
                openRefunds={openRefunds}
                disputed={disputed}
                current={areRefunds ? 'refunds' : areDisputed ? 'disputed' : (toPay ?? state)}
              />
            )}
            {isPicked ? (
              <WithNews key={list}>
                <OrderPicker {...{ list, orders }} isPaid={state === 'payée'} empty={none()} />
              </WithNews>
            ) : (
              <>{orders.length > 0 ? <OrderRows orders={orders} /> : none()}</>
            )}
            <PageLinks next={next} toFirst={words.newest} toNext={words.older} />
          </>
        )}
      </Loaded>
    </>
  )

  function none() {
    return (
      <Panel>
        <p>{after ? words.pageEmpty : q ? words.noneFound(q) : words.none}</p>
        <Link to={adminPaths.orders}>{words.allOrders}</Link>
      </Panel>
    )
  }
}
