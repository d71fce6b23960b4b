import { useLocation } from 'react-router-dom'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminProductsWords } from '../../../wording/admin/products'
import { WithNews } from '../../features/admin/news/WithNews'
import { ProductSheet } from '../../features/admin/products/ProductSheet'
import { useGetStaffProductQuery } from '../../features/admin/products/staffProductsApi'
import { Failure } from '../../ui/Failure'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import { ProductPreview } from './ProductPreview'
import { useAdminTitle } from './useAdminTitle'

export function ProductDetails({ id }: { id: string }) {
  const words = useWords(adminProductsWords)
  const { currentData, error, refetch } = useGetStaffProductQuery(id)
  const name = currentData?.cells.name ?? words.product
  useAdminTitle(name)
  const { state } = useLocation() as { state: { message?: string } | null }
  return (
    <>
      <Link to={adminPaths.products}>{words.backToList}</Link>
      <PageHeading>{name}</PageHeading>
      {error && <Failure problem={error} onRetry={refetch} />}
      {!error && !currentData && <WaitingLines lines={10} />}
      {!error && currentData && (
        <WithNews first={state?.message}>
          <ProductSheet
            product={currentData}
            showPreview={(preview) => <ProductPreview {...preview} />}
          />
        </WithNews>
      )}
    </>
  )
}
