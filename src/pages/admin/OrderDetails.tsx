import { adminPaths } from '../../../contract/site/adminPaths'
import { adminOrdersWords } from '../../../wording/admin/orders'
import { OrderSheet } from '../../features/admin/orders/OrderSheet'
import { useGetStaffOrderQuery } from '../../features/admin/orders/staffOrdersApi'
import { Failure } from '../../ui/Failure'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import { useAdminTitle } from './useAdminTitle'

export function OrderDetails({ id }: { id: string }) {
  const words = useWords(adminOrdersWords)
  const title = words.order(Number(id))
  useAdminTitle(title)
  const { currentData, error, refetch } = useGetStaffOrderQuery(id)
  return (
    <>
      <Link to={adminPaths.orders}>{words.backToList}</Link>
      <PageHeading>{title}</PageHeading>
      {error && <Failure problem={error} onRetry={refetch} />}
      {!error && !currentData && <WaitingLines lines={10} />}
      {!error && currentData && <OrderSheet order={currentData} />}
    </>
  )
}
