import { payCart } from '../checkout'
import { toClientEndpoints } from './toClientEndpoints'

export const checkoutEndpoints = toClientEndpoints({ payCart })
