import { getCart, addToCart } from '../cart'
import { toClientEndpoints } from './toClientEndpoints'

/** What every page may need of the cart. */
export const cartEndpoints = toClientEndpoints({ getCart, addToCart })
