import { cartChanges } from './cartChanges'
import { delivery } from './delivery'
import { intent } from './intent'
import { notices } from './notices'
import { session } from './session'
import { typedAddress } from './typedAddress'

/** The reducers of all slices, by the names of their states. */
export const slices = {
  session: session.reducer,
  delivery: delivery.reducer,
  notices: notices.reducer,
  cartChanges: cartChanges.reducer,
  intent: intent.reducer,
  typedAddress: typedAddress.reducer,
}
