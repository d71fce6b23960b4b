import { getDelivery } from '../delivery'
import { toClientEndpoints } from './toClientEndpoints'

export const deliveryEndpoints = toClientEndpoints({ getDelivery })
