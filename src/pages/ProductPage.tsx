import { AddToCartButton } from '../features/cart/AddToCartButton'
import { BuyProduct } from '../features/cart/BuyProduct'
import { StockAlertPlace } from '../features/catalogue/alerts/StockAlertPlace'
import { BrewGuidePlace } from '../features/catalogue/brewing/BrewGuidePlace'
import { catalogueApi } from '../features/catalogue/catalogueApi'
import { FavouritePlace } from '../features/catalogue/favourites/FavouritePlace'
import { ProductDetail } from '../features/catalogue/ProductDetail'
import { RelatedProducts } from '../features/catalogue/RelatedProducts'
import { reviewsApi } from '../features/reviews/reviewsApi'
import { ReviewsPlace } from '../features/reviews/ReviewsPlace'
import { ProductDeliveryPlace } from '../features/delivery/ProductDeliveryPlace'
import { productCard } from './metadata/card'
import { productThings } from './metadata/productThings'
import { productHead } from './productHead'
import {
  unwatched,
  type PageHead,
  type PageLoad,
  type PageMetadata,
  type Place,
} from './PageModule'

const { getProduct, listRelated } = catalogueApi.endpoints

export function Page({ id = '' }: Place) {
  return (
    <ProductDetail
      id={id}
      action={(product) => (
        <>
          <BuyProduct key={product.serial} {...product} />
          <FavouritePlace serial={product.serial} />
          <StockAlertPlace serial={product.serial} stock={product.stock} />
          <ProductDeliveryPlace serial={product.serial} stock={product.stock} />
        </>
      )}
      guide={(product) => <BrewGuidePlace product={product} />}
      below={(product) => (
        <>
          <RelatedProducts
            product={product}
            action={(other) => <AddToCartButton {...other} isOfMany />}
          />
          <ReviewsPlace serial={product.serial} />
        </>
      )}
    />
  )
}

export const load: PageLoad = async ({ id = '' }, dispatch) => {
  const { data: product } = await dispatch(getProduct.initiate(id, unwatched))
  if (product) await dispatch(listRelated.initiate(product.serial, unwatched))
}

export const head: PageHead = ({ id = '' }, { settings, state }) => {
  const { data: product, error } = getProduct.select(id)(state)
  return product !== undefined || error ? productHead(product, settings) : null
}

// Taken inside what the browser's build leaves out, so that their code comes with the reviews.
const listReviews = () => reviewsApi.endpoints.listReviews
const reviewsOf = (serial: string) => ({ serial, page: 1 })

export const loadMetadata: PageLoad = ({ id = '' }, dispatch) =>
  dispatch(listReviews().initiate(reviewsOf(id), unwatched))

export const metadata: PageMetadata = ({ id = '' }, { settings, state, shipping }) => {
  const { data: product } = getProduct.select(id)(state)
  if (!product) return {}
  const { data: reviews = null } = listReviews().select(reviewsOf(id))(state)
  return {
    card: productCard(product, settings),
    things: productThings(product, { reviews, shipping }, settings),
  }
}
