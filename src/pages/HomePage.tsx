import { BestProducts } from '../features/catalogue/BestProducts'
import { Hero } from '../features/home/Hero'
import { HistoryBlock } from '../features/home/HistoryBlock'
import { Values } from '../features/home/Values'

export function HomePage() {
  return (
    <>
      <Hero />
      <BestProducts />
      <HistoryBlock />
      <Values />
    </>
  )
}
