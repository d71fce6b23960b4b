import { toClientEndpoints } from '../contract/api/client/toClientEndpoints'
import { endpoints } from '../contract/api/endpoints'

/** Every endpoint as the browser has it, by name. */
export const clientEndpoints = toClientEndpoints(
  Object.fromEntries(endpoints.map((one) => [one.name, one])),
)
