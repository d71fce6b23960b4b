import { adminPaths } from '../../../contract/site/adminPaths'
import { adminProductsWords } from '../../../wording/admin/products'
import { NewProductForm } from '../../features/admin/products/NewProductForm'
import { useMember } from '../../features/admin/session/useMember'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { ProductPreview } from './ProductPreview'
import { useAdminTitle } from './useAdminTitle'

export function NewProduct() {
  const words = useWords(adminProductsWords)
  useAdminTitle(words.newTitle)
  const { role } = useMember()
  return (
    <>
      <Link to={adminPaths.products}>{words.backToList}</Link>
      <PageHeading>{words.newTitle}</PageHeading>
      {role === 'gérant' ? (
        <NewProductForm showPreview={(preview) => <ProductPreview {...preview} />} />
      ) : (
        <Panel>{words.notYours}</Panel>
      )}
    </>
  )
}
