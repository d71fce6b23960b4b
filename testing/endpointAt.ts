import type { Endpoint } from '../contract/api/endpoint'
import { endpoints } from '../contract/api/endpoints'

const patterns = endpoints.map((endpoint) => {
  const path = endpoint.path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return { endpoint, pattern: new RegExp(`^${path}/?$`) }
})

type Found = { endpoint: Endpoint; params: Record<string, string> }

/** The endpoint of a request, and the raw parameters of its path. */
export function endpointAt(method: string, pathname: string): Found | null {
  for (const { endpoint, pattern } of patterns) {
    const match = pattern.exec(pathname)
    if (match && endpoint.method === method) return { endpoint, params: { ...match.groups } }
  }
  return null
}
