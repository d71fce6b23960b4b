import { homeWords } from '../../wording/home'
import { AddToCartButton } from '../features/cart/AddToCartButton'
import { BestProducts } from '../features/catalogue/BestProducts'
import { catalogueApi } from '../features/catalogue/catalogueApi'
import { ShopPromisesPlace } from '../features/delivery/ShopPromisesPlace'
import { Categories } from '../features/home/Categories'
import { Hero } from '../features/home/Hero'
import { HistoryBlock } from '../features/home/HistoryBlock'
import { Values } from '../features/home/Values'
import { paths } from '../paths'
import { indexedHead } from './heads'
import { storeThing } from './metadata/storeThing'
import { unwatched, type PageHead, type PageLoad, type PageMetadata } from './PageModule'

export function Page() {
  return (
    <>
      <Hero />
      <ShopPromisesPlace />
      <BestProducts action={(product) => <AddToCartButton {...product} isOfMany />} />
      <Categories />
      <HistoryBlock />
      <Values />
    </>
  )
}

export const load: PageLoad = (_, dispatch) =>
  dispatch(catalogueApi.endpoints.listBestProducts.initiate(undefined, unwatched))

export const head: PageHead = (_, { settings: { seller, wording } }) =>
  indexedHead(paths.home, seller.name, homeWords[wording].description(seller.name))

export const metadata: PageMetadata = (_, { settings }) => ({ things: [storeThing(settings)] })
