import { useParams } from 'react-router-dom'
import { catalogueWords } from '../../wording/catalogue'
import { AddToCartButton } from '../features/cart/AddToCartButton'
import { CategoryLinks } from '../features/catalogue/CategoryLinks'
import { ProductList } from '../features/catalogue/ProductList'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

/** The whole list, or the list of the category in the address. */
export function ProductsPage() {
  const { title } = useWords(catalogueWords)
  const { id } = useParams()
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <CategoryLinks />
      <ProductList
        categoryId={id}
        action={(product) => <AddToCartButton {...product} isOfMany />}
      />
    </>
  )
}
