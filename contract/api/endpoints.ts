import type { Endpoint } from './endpoint'
import * as cart from './cart'
import * as catalogue from './catalogue'
import * as checkout from './checkout'
import * as clients from './clients'
import * as contact from './contact'
import * as delivery from './delivery'
import * as documents from './documents'
import * as home from './home'
import * as orders from './orders'
import * as favourites from './favourites'
import * as personalData from './personalData'
import * as again from './orderAgain'
import * as promotions from './promotions'
import * as quote from './quote'
import * as reviews from './reviews'
import * as search from './search'
import * as stockAlerts from './stockAlerts'
import * as withdrawals from './withdrawals'

/** Every endpoint of the API: the specification's in its order, then the extensions. */
export const endpoints: readonly Endpoint[] = [
  catalogue.listProducts,
  catalogue.listProductsByCategory,
  catalogue.listBestProducts,
  catalogue.getProduct,
  clients.signIn,
  clients.register,
  cart.getCart,
  cart.addToCart,
  cart.decrementLine,
  cart.incrementLine,
  cart.deleteLine,
  checkout.payCart,
  orders.listOrders,
  orders.getOrder,
  clients.editClient,
  clients.changePassword,
  clients.deleteClient,
  clients.firstConnection,
  clients.confirmPassword,
  clients.confirmEmail,
  personalData.exportClient,
  cart.setQuantity,
  clients.signOut,
  checkout.resumePayment,
  checkout.cancelOrder,
  quote.quoteCart,
  again.orderAgain,
  catalogue.listFormats,
  catalogue.listRelated,
  delivery.getDelivery,
  search.searchProducts,
  search.suggestProducts,
  contact.writeToShop,
  stockAlerts.requestStockAlert,
  stockAlerts.confirmStockAlert,
  stockAlerts.cancelStockAlert,
  reviews.listReviews,
  reviews.listOrderReviews,
  reviews.writeReview,
  reviews.deleteReview,
  reviews.openReviewLink,
  reviews.writeReviewByLink,
  reviews.deleteReviewByLink,
  reviews.refuseInvitations,
  documents.listDocuments,
  documents.getDocument,
  favourites.listProductsByReference,
  favourites.listFavourites,
  favourites.addFavourites,
  favourites.removeFavourite,
  withdrawals.declareWithdrawal,
  withdrawals.listWithdrawable,
  withdrawals.withdrawOrder,
  promotions.setPromotionCode,
  home.getHome,
]
