import { useLocation } from 'react-router-dom'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminProductsWords } from '../../../wording/admin/products'
import { WithNews } from '../../features/admin/news/WithNews'
import { Loaded } from '../../features/admin/parts/Loaded'
import { ProductSheet } from '../../features/admin/products/ProductSheet'
import { useGetStaffProductQuery } from '../../features/admin/products/staffProductsApi'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { ProductPreview } from './ProductPreview'
import { useAdminTitle } from './useAdminTitle'

export function ProductDetails({ id }: { id: string }) {
  const words = useWords(adminProductsWords)
  const query = useGetStaffProductQuery(id)
  const name = query.currentData?.cells.name ?? words.product
  useAdminTitle(name)
  const { state } = useLocation() as { state: { message?: string } | null }
  return (
    <>
      <Link to={adminPaths.products}>{words.backToList}</Link>
      <PageHeading>{name}</PageHeading>
      <Loaded query={query} lines={10}>
        {(product) => (
          <WithNews first={state?.message}>
            <ProductSheet
              product={product}
              showPreview={(preview) => <ProductPreview {...preview} />}
            />
          </WithNews>
        )}
      </Loaded>
    </>
  )
}
