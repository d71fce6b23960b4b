import type { Endpoint } from '../endpoint'
import * as session from './staffSession'

/** Every endpoint of the admin; none is in the public document. */
export const staffEndpoints: readonly Endpoint[] = [
  session.getStaffSession,
  session.staffSignIn,
  session.startPasskeySignIn,
  session.passkeySignIn,
  session.staffSignOut,
  session.proveStaff,
  session.openInvitation,
  session.acceptInvitation,
  session.startPasskey,
  session.addPasskey,
]
