import { editClient, changePassword, deleteClient, confirmEmail, signOut } from '../clients'
import { exportClient } from '../personalData'
import { toClientEndpoints } from './toClientEndpoints'

export const accountEndpoints = toClientEndpoints({
  editClient,
  changePassword,
  deleteClient,
  confirmEmail,
  signOut,
  exportClient,
})
