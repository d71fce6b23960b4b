import { endpoints } from '../contract/api/endpoints'

const patterns = endpoints.map((endpoint) => {
  const path = endpoint.path
    .replace(/\/$/, '')
    // Fastify matches an empty parameter in the middle of a path, and not at its end.
    .replace(/:(\w+)(?=\/)/g, '(?<$1>[^/]*)')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return { endpoint, pattern: new RegExp(`^${path}/?$`) }
})

/** The endpoint of a request and the parameters in its path; null if they cannot be decoded. */
export function endpointAt(method: string, pathname: string) {
  const found = patterns.find((one) => one.endpoint.method === method && one.pattern.test(pathname))
  if (!found) return null
  const params: Record<string, string> = { ...found.pattern.exec(pathname)?.groups }
  try {
    for (const name of Object.keys(params)) params[name] = decodeURIComponent(params[name]!)
    return { endpoint: found.endpoint, params }
  } catch {
    return null
  }
}
