import { signIn } from '../clients'
import { toClientEndpoints } from './toClientEndpoints'

/** What every page needs: the stored session has the form of this reply. */
export const signInEndpoint = toClientEndpoints({ signIn })
