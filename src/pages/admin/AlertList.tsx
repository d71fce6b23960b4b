import { adminPaths } from '../../../contract/site/adminPaths'
import { adminAlertsWords } from '../../../wording/admin/alerts'
import { adminProductsWords } from '../../../wording/admin/products'
import { AlertTables } from '../../features/admin/alerts/AlertTables'
import { useListStaffAlertsQuery } from '../../features/admin/alerts/staffAlertsApi'
import { Loaded } from '../../features/admin/parts/Loaded'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function AlertList() {
  const words = useWords(adminAlertsWords)
  const { backToList } = useWords(adminProductsWords)
  useAdminTitle(words.title)
  const query = useListStaffAlertsQuery(undefined)
  return (
    <>
      <Link to={adminPaths.products}>{backToList}</Link>
      <PageHeading>{words.title}</PageHeading>
      <p>{words.hint}</p>
      <Loaded query={query} lines={8}>
        {(alerts) => <AlertTables alerts={alerts} />}
      </Loaded>
    </>
  )
}
