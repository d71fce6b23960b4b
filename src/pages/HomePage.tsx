import { paths } from '../../contract/site/paths'
import { homeWords } from '../../wording/home'
import { AddToCartButton } from '../features/cart/AddToCartButton'
import { BestProducts } from '../features/catalogue/BestProducts'
import { catalogueApi } from '../features/catalogue/catalogueApi'
import { ShopPromisesPlace } from '../features/delivery/ShopPromisesPlace'
import { Categories } from '../features/home/Categories'
import { Hero } from '../features/home/Hero'
import { HistoryBlock } from '../features/home/HistoryBlock'
import { homeApi } from '../features/home/homeApi'
import { LoopingVideo } from '../features/home/LoopingVideo'
import { Notice } from '../features/home/Notice'
import { useHome } from '../features/home/useHome'
import { Values } from '../features/home/Values'
import { indexedHead } from './heads'
import { homeCard } from './metadata/card'
import { storeThing } from './metadata/storeThing'
import { unwatched, type PageHead, type PageLoad, type PageMetadata } from './PageModule'

export function Page() {
  const { words, isWaiting } = useHome()
  return (
    <>
      <Notice>{words.notice}</Notice>
      <Hero {...words} isWaiting={isWaiting} />
      <ShopPromisesPlace />
      <BestProducts action={(product) => <AddToCartButton {...product} isOfMany />} />
      <Categories />
      <HistoryBlock {...words.history}>
        <LoopingVideo />
      </HistoryBlock>
      <Values values={words.values} />
    </>
  )
}

export const load: PageLoad = (_, dispatch) =>
  Promise.all([
    dispatch(homeApi.endpoints.getHome.initiate(undefined, unwatched)),
    dispatch(catalogueApi.endpoints.listBestProducts.initiate(undefined, unwatched)),
  ])

const ownWords = homeApi.endpoints.getHome.select(undefined)

export const head: PageHead = (_, { settings: { seller, wording }, state }) => {
  const own = ownWords(state).data?.introduction
  const { name, address } = seller
  return indexedHead(paths.home, name, own ?? homeWords[wording].description(name, address))
}

export const metadata: PageMetadata = (_, { settings, state }) => ({
  things: [storeThing(settings)],
  card: homeCard(ownWords(state).data, settings),
})
