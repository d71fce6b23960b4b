import { resumePayment, cancelOrder } from '../checkout'
import { toClientEndpoints } from './toClientEndpoints'

export const orderPaymentEndpoints = toClientEndpoints({ resumePayment, cancelOrder })
