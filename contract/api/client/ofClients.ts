import { endpoints } from '../endpoints'

/** The names of the endpoints that want a client. */
export const endpointsOfClients = endpoints
  .filter(({ audience }) => audience === 'client')
  .map(({ name }) => name)
