import { useState } from 'react'
import type { StaffClient } from '../../../contract/api/staff/staffClients'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminClientsWords } from '../../../wording/admin/clients'
import { ClientSheet } from '../../features/admin/clients/ClientSheet'
import { useGetStaffClientQuery } from '../../features/admin/clients/staffClientsApi'
import { OrderRows } from '../../features/admin/orders/OrderRows'
import { BackLink } from '../../features/admin/parts/BackLink'
import { isGone } from '../../features/admin/parts/isGone'
import { Loaded } from '../../features/admin/parts/Loaded'
import { PageLinks } from '../../features/admin/parts/PageLinks'
import { usePlace } from '../../features/admin/parts/usePlace'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function ClientDetails({ id }: { id: string }) {
  const words = useWords(adminClientsWords)
  const [erased, setErased] = useState<string | null>(null)
  const after = usePlace()
  const asked = { id, ...(after && { after }) }
  const query = useGetStaffClientQuery(asked, { skip: erased !== null })
  const { currentData, error } = query
  const title =
    currentData && !erased && !isGone(error) ? words.client(currentData.name) : words.waiting
  useAdminTitle(title)
  return (
    <>
      <BackLink to={adminPaths.clients}>{words.backToList}</BackLink>
      <PageHeading>{title}</PageHeading>
      {erased === null ? (
        <Loaded query={query} lines={10}>
          {(client) => (
            <ClientSheet
              client={client}
              orders={<Orders client={client} isFirstPage={!after} />}
              onErased={setErased}
            />
          )}
        </Loaded>
      ) : (
        <Panel isNews>{erased}</Panel>
      )}
    </>
  )
}

type Props = { client: StaffClient; isFirstPage: boolean }

function Orders({ client: { orders, next }, isFirstPage }: Props) {
  const words = useWords(adminClientsWords)
  if (orders.length === 0 && isFirstPage) return <p>{words.noOrders}</p>
  return (
    <>
      <OrderRows orders={orders} />
      <PageLinks next={next} toFirst={words.newestOrders} toNext={words.olderOrders} />
    </>
  )
}
