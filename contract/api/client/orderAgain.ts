import { orderAgain } from '../orderAgain'
import { toClientEndpoints } from './toClientEndpoints'

export const orderAgainEndpoints = toClientEndpoints({ orderAgain })
