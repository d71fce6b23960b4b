import { listReviews } from '../reviews'
import { toClientEndpoints } from './toClientEndpoints'

export const reviewEndpoints = toClientEndpoints({ listReviews })
