import { setPromotionCode } from '../promotions'
import { toClientEndpoints } from './toClientEndpoints'

export const promotionEndpoints = toClientEndpoints({ setPromotionCode })
