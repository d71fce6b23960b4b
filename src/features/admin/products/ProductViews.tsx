import { productViews, type ProductView } from '../../../../contract/productViews'
import { adminProductsWords } from '../../../../wording/admin/products'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { productsUrl, type ListSearch } from './listSearch'
import { Tabs } from '../parts/Tabs'

type Props = { search: ListSearch; view: ProductView | undefined }

/** All products, or those on sale, low, sold out or retired. */
export function ProductViews({ search, view }: Props) {
  const words = useWords(adminProductsWords)
  const { q = '', categorie = '' } = search
  return (
    <Tabs label={words.views}>
      <Link to={productsUrl({ q, categorie })} aria-current={view ? undefined : 'page'}>
        {words.allViews}
      </Link>
      {productViews.map((one) => (
        <Link
          key={one}
          to={productsUrl({ q, categorie, vue: one })}
          aria-current={one === view ? 'page' : undefined}
        >
          {words.viewNames[one]}
        </Link>
      ))}
    </Tabs>
  )
}
