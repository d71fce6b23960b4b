import { useParams } from 'react-router-dom'
import { AddToCartButton } from '../features/cart/AddToCartButton'
import { ProductDetail } from '../features/catalogue/ProductDetail'
import { RelatedProducts } from '../features/catalogue/RelatedProducts'

export function ProductPage() {
  const { id = '' } = useParams()
  return (
    <ProductDetail
      id={id}
      action={(product) => <AddToCartButton key={product.serial} {...product} />}
      below={(product) => (
        <RelatedProducts
          product={product}
          action={(other) => <AddToCartButton {...other} isOfMany />}
        />
      )}
    />
  )
}
