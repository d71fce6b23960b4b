import { adminPaths } from '../../../contract/site/adminPaths'
import { adminOrdersWords } from '../../../wording/admin/orders'
import { OrderSheet } from '../../features/admin/orders/OrderSheet'
import { useGetStaffOrderQuery } from '../../features/admin/orders/staffOrdersApi'
import { BackLink } from '../../features/admin/parts/BackLink'
import { Loaded } from '../../features/admin/parts/Loaded'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function OrderDetails({ id }: { id: string }) {
  const words = useWords(adminOrdersWords)
  const title = words.order(id)
  useAdminTitle(title)
  const query = useGetStaffOrderQuery(id)
  return (
    <>
      <BackLink to={adminPaths.orders}>{words.backToList}</BackLink>
      <PageHeading>{title}</PageHeading>
      <Loaded query={query} lines={10}>
        {(order) => <OrderSheet order={order} />}
      </Loaded>
    </>
  )
}
