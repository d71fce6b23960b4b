import { register, firstConnection, confirmPassword } from '../clients'
import { toClientEndpoints } from './toClientEndpoints'

export const sessionEndpoints = toClientEndpoints({ register, firstConnection, confirmPassword })
