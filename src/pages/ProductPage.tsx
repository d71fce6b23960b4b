import { useParams } from 'react-router-dom'
import { AddToCartButton } from '../features/cart/AddToCartButton'
import { ProductDetail } from '../features/catalogue/ProductDetail'

export function ProductPage() {
  const { id = '' } = useParams()
  return (
    <ProductDetail
      id={id}
      action={({ serial, stock }) => <AddToCartButton key={serial} serial={serial} stock={stock} />}
    />
  )
}
