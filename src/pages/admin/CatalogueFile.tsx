import { adminPaths } from '../../../contract/site/adminPaths'
import { adminCatalogueWords } from '../../../wording/admin/catalogue'
import { adminProductsWords } from '../../../wording/admin/products'
import { WithNews } from '../../features/admin/news/WithNews'
import { DownloadCatalogue } from '../../features/admin/products/DownloadCatalogue'
import { UploadCatalogue } from '../../features/admin/products/UploadCatalogue'
import { useMember } from '../../features/admin/session/useMember'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function CatalogueFile() {
  const words = useWords(adminCatalogueWords)
  const list = useWords(adminProductsWords)
  useAdminTitle(words.title)
  const { role } = useMember()
  return (
    <>
      <Link to={adminPaths.products}>{list.backToList}</Link>
      <PageHeading>{words.title}</PageHeading>
      {role === 'préparation' ? (
        <Panel>{list.notYours}</Panel>
      ) : (
        <WithNews>
          <DownloadCatalogue />
          {role === 'gérant' && <UploadCatalogue />}
        </WithNews>
      )}
    </>
  )
}
