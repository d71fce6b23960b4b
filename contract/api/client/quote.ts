import { quoteCart } from '../quote'
import { toClientEndpoints } from './toClientEndpoints'

export const quoteEndpoints = toClientEndpoints({ quoteCart })
