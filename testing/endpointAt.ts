import type { Endpoint } from '../contract/api/endpoint'
import { endpoints } from '../contract/api/endpoints'
import { staffEndpoints } from '../contract/api/staff/staffEndpoints'

/** Finds the endpoint of a request and the parameters in its path; null if they cannot be decoded. */
export const endpointAt = finderAmong(endpoints)
/** The same among those of the admin. */
export const staffEndpointAt = finderAmong(staffEndpoints)

function finderAmong<Found extends Endpoint>(all: readonly Found[]) {
  const patterns = all.map((endpoint) => {
    const path = endpoint.path
      .replace(/\/$/, '')
      // Fastify matches an empty parameter in the middle of a path, and not at its end.
      .replace(/:(\w+)(?=\/)/g, '(?<$1>[^/]*)')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    return { endpoint, pattern: new RegExp(`^${path}/?$`) }
  })
  return (method: string, pathname: string) => {
    const found = patterns.find(
      (one) => one.endpoint.method === method && one.pattern.test(pathname),
    )
    if (!found) return null
    const params: Record<string, string> = { ...found.pattern.exec(pathname)?.groups }
    try {
      for (const name of Object.keys(params)) params[name] = decodeURIComponent(params[name]!)
      return { endpoint: found.endpoint, params }
    } catch {
      return null
    }
  }
}
