import { signIn, register, firstConnection, confirmPassword } from '../clients'
import { toClientEndpoints } from './toClientEndpoints'

export const sessionEndpoints = toClientEndpoints({
  signIn,
  register,
  firstConnection,
  confirmPassword,
})
