import { adminPaths } from '../../../contract/site/adminPaths'
import { manager } from '../../../contract/staffRights'
import { adminProductsWords } from '../../../wording/admin/products'
import { NewProductForm } from '../../features/admin/products/NewProductForm'
import { useMay } from '../../features/admin/session/useMay'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { ProductPreview } from './ProductPreview'
import { useAdminTitle } from './useAdminTitle'

export function NewProduct() {
  const words = useWords(adminProductsWords)
  useAdminTitle(words.newTitle)
  const isManager = useMay(manager)
  return (
    <>
      <Link to={adminPaths.products}>{words.backToList}</Link>
      <PageHeading>{words.newTitle}</PageHeading>
      {isManager ? (
        <NewProductForm showPreview={(preview) => <ProductPreview {...preview} />} />
      ) : (
        <Panel>{words.notYours}</Panel>
      )}
    </>
  )
}
