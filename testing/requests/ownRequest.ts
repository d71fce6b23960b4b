import { endpoints } from '../../contract/api/endpoints'
import { strongPassword } from './knownFields'
import type { TestRequest } from './TestRequest'

const client_id = 'OWN_CLIENT'
const line = { client_id, product_serial_number: 'SERIAL_ONE' }
const bodies: { [call: string]: object } = {
  signIn: { client_email: 'OWN_EMAIL', client_password: strongPassword },
  register: {
    client_firstName: 'Camille',
    client_lastName: 'Martin',
    client_email: 'new-OWN_CLIENT@client.example',
    client_password: strongPassword,
  },
  getCart: { client_id },
  addToCart: line,
  decrementLine: line,
  incrementLine: line,
  deleteLine: { client_id, command_line_id: 'OWN_LINE' },
  payCart: { command_id: 'OWN_CART', adress: '2 place du Château, 41000 Blois' },
  listOrders: { client_id },
  editClient: {
    client_id,
    Newemail: 'other-OWN_CLIENT@client.example',
    NewAdress: '4 quai Saint-Jean, 41000 Blois',
    OldPass: strongPassword,
  },
  changePassword: { client_id, OldPass: strongPassword, NewPass: 'Infusion-verte-7' },
  deleteClient: { client_id, OldPass: strongPassword },
  firstConnection: { client_email: 'OWN_EMAIL', NewPass: 'Infusion-verte-7' },
  confirmPassword: { token: 'LINK_PASSWORD', NewPass: strongPassword },
  confirmEmail: { token: 'LINK_EMAIL' },
  exportClient: { client_id, OldPass: strongPassword },
  setQuantity: { ...line, command_quantity: 1 },
}
const params: { [call: string]: string } = {
  listProductsByCategory: '2',
  getProduct: 'SERIAL_ONE',
  getOrder: 'PAID_ORDER',
}

/** A correct request of this endpoint, by the client whose facts fill it. */
export function ownRequest(name: string): TestRequest {
  const endpoint = endpoints.find((one) => one.name === name)
  if (!endpoint) throw new Error(`The contract has no ${name}`)
  const body = bodies[name]
  const path = endpoint.path.replace(/:\w+/, params[name] ?? '')
  const isNamed = endpoint.query !== undefined && endpoint.audience === 'client'
  return {
    method: endpoint.method,
    url: isNamed ? `${path}?client_id=${client_id}` : path,
    ...(body && { contentType: 'application/json', body: JSON.stringify(body) }),
  }
}
