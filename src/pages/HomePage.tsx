import { AddToCartButton } from '../features/cart/AddToCartButton'
import { BestProducts } from '../features/catalogue/BestProducts'
import { Categories } from '../features/home/Categories'
import { Hero } from '../features/home/Hero'
import { HistoryBlock } from '../features/home/HistoryBlock'
import { Values } from '../features/home/Values'

export function HomePage() {
  return (
    <>
      <Hero />
      <BestProducts action={(product) => <AddToCartButton {...product} isOfMany />} />
      <Categories />
      <HistoryBlock />
      <Values />
    </>
  )
}
