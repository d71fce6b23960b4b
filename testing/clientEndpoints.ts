import { accountEndpoints } from '../contract/api/client/account'
import { cartEndpoints } from '../contract/api/client/cart'
import { catalogueEndpoints } from '../contract/api/client/catalogue'
import { checkoutEndpoints } from '../contract/api/client/checkout'
import { contactEndpoints } from '../contract/api/client/contact'
import { deliveryEndpoints } from '../contract/api/client/delivery'
import { documentEndpoints } from '../contract/api/client/documents'
import { homeEndpoints } from '../contract/api/client/home'
import { orderPaymentEndpoints } from '../contract/api/client/orderPayment'
import { ordersEndpoints } from '../contract/api/client/orders'
import { promotionEndpoints } from '../contract/api/client/promotions'
import { quoteEndpoints } from '../contract/api/client/quote'
import { orderAgainEndpoints } from '../contract/api/client/orderAgain'
import { favouriteEndpoints } from '../contract/api/client/favourites'
import { formatEndpoints } from '../contract/api/client/formats'
import { lineEndpoints } from '../contract/api/client/lineChanges'
import { ownReviewEndpoints } from '../contract/api/client/ownReviews'
import { reviewEndpoints } from '../contract/api/client/reviews'
import { searchEndpoints } from '../contract/api/client/search'
import { sessionEndpoints } from '../contract/api/client/session'
import { signInEndpoint } from '../contract/api/client/signIn'
import { stockAlertEndpoints } from '../contract/api/client/stockAlerts'
import { withdrawalEndpoints } from '../contract/api/client/withdrawals'

/** Every endpoint as the browser has it. */
export const clientEndpoints = {
  ...accountEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...contactEndpoints,
  ...deliveryEndpoints,
  ...documentEndpoints,
  ...homeEndpoints,
  ...orderPaymentEndpoints,
  ...ordersEndpoints,
  ...promotionEndpoints,
  ...quoteEndpoints,
  ...orderAgainEndpoints,
  ...favouriteEndpoints,
  ...formatEndpoints,
  ...lineEndpoints,
  ...ownReviewEndpoints,
  ...reviewEndpoints,
  ...searchEndpoints,
  ...sessionEndpoints,
  ...signInEndpoint,
  ...stockAlertEndpoints,
  ...withdrawalEndpoints,
}
