import { adminPaths } from '../../../contract/site/adminPaths'
import { adminAlertsWords } from '../../../wording/admin/alerts'
import { adminProductsWords } from '../../../wording/admin/products'
import { AlertTables } from '../../features/admin/alerts/AlertTables'
import { useListStaffAlertsQuery } from '../../features/admin/alerts/staffAlertsApi'
import { Failure } from '../../ui/Failure'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import { useAdminTitle } from './useAdminTitle'

export function AlertList() {
  const words = useWords(adminAlertsWords)
  const { backToList } = useWords(adminProductsWords)
  useAdminTitle(words.title)
  const { currentData, error, refetch } = useListStaffAlertsQuery(undefined)
  return (
    <>
      <Link to={adminPaths.products}>{backToList}</Link>
      <PageHeading>{words.title}</PageHeading>
      <p>{words.hint}</p>
      {error && <Failure problem={error} onRetry={refetch} />}
      {!error && !currentData && <WaitingLines lines={8} />}
      {!error && currentData && <AlertTables alerts={currentData} />}
    </>
  )
}
