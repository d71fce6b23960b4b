import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { StaffProduct } from '../../../contract/api/staff/staffProduct'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminProductsWords } from '../../../wording/admin/products'
import { WithNews } from '../../features/admin/news/WithNews'
import { BackLink } from '../../features/admin/parts/BackLink'
import { Loaded } from '../../features/admin/parts/Loaded'
import { ProductSheet } from '../../features/admin/products/ProductSheet'
import { useGetStaffProductQuery } from '../../features/admin/products/staffProductsApi'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { ProductPreview } from './ProductPreview'
import { useAdminTitle } from './useAdminTitle'

/** What the page that led here says of it. */
type Arrival = { message?: string } | null

export function ProductDetails({ id }: { id: string }) {
  const words = useWords(adminProductsWords)
  const query = useGetStaffProductQuery(id)
  const name = query.currentData?.cells.name ?? words.product
  useAdminTitle(name)
  return (
    <>
      <BackLink to={adminPaths.products}>{words.backToList}</BackLink>
      <PageHeading>{name}</PageHeading>
      <Loaded query={query} lines={10}>
        {(product) => <Found product={product} />}
      </Loaded>
    </>
  )
}

/** Tells once what made the product: the browser would keep it for a reload and for Back. */
function Found({ product }: { product: StaffProduct }) {
  const { pathname, state } = useLocation() as { pathname: string; state: Arrival }
  const navigate = useNavigate()
  const message = state?.message
  useEffect(() => {
    if (message) void navigate(pathname, { replace: true, state: null })
  }, [message, navigate, pathname])
  return (
    <WithNews first={message}>
      <ProductSheet product={product} showPreview={(preview) => <ProductPreview {...preview} />} />
    </WithNews>
  )
}
