import { listOrders, getOrder } from '../orders'
import { toClientEndpoints } from './toClientEndpoints'

export const ordersEndpoints = toClientEndpoints({ listOrders, getOrder })
