import { adminPaths } from '../../../contract/site/adminPaths'
import { accounting, manager } from '../../../contract/staffRights'
import { adminCatalogueWords } from '../../../wording/admin/catalogue'
import { adminProductsWords } from '../../../wording/admin/products'
import { WithNews } from '../../features/admin/news/WithNews'
import { DownloadCatalogue } from '../../features/admin/products/DownloadCatalogue'
import { UploadCatalogue } from '../../features/admin/products/UploadCatalogue'
import { useMay } from '../../features/admin/session/useMay'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function CatalogueFile() {
  const words = useWords(adminCatalogueWords)
  const list = useWords(adminProductsWords)
  useAdminTitle(words.title)
  const isManager = useMay(manager)
  const mayAccount = useMay(accounting)
  return (
    <>
      <Link to={adminPaths.products}>{list.backToList}</Link>
      <PageHeading>{words.title}</PageHeading>
      {mayAccount ? (
        <WithNews>
          <DownloadCatalogue />
          {isManager && <UploadCatalogue />}
        </WithNews>
      ) : (
        <Panel>{list.notYours}</Panel>
      )}
    </>
  )
}
