import fc from 'fast-check'
import type { Endpoint } from '../../contract/api/endpoint'
import { arbitraryOf } from './arbitraryOf'
import { hostileQueries, hostileSegments, hostileTexts } from './hostile'
import { knownFields } from './knownFields'
import type { TestRequest } from './TestRequest'

type Address = Pick<TestRequest, 'method' | 'url'>
type Fields = Record<string, string>

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND']

/** The endpoint's own URL, with valid parameters and query. */
export function validAddress(endpoint: Endpoint): fc.Arbitrary<Address> {
  const part = (schema: Endpoint['query']) =>
    (schema ? arbitraryOf(schema, knownFields) : fc.constant({})) as fc.Arbitrary<Fields>
  return fc
    .record({ params: part(endpoint.params), query: part(endpoint.query), slash: fc.boolean() })
    .map(({ params, query, slash }) => {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encode(params[name] ?? ''))
      const bare = path.replace(/\/$/, '')
      return { method: endpoint.method, url: withQuery(slash ? `${bare}/` : bare, write(query)) }
    })
}

/** A URL near the endpoint's: another method, hostile parts, or no such path. */
export function hostileAddress(endpoint: Endpoint): fc.Arbitrary<Address> {
  const own = fc.constant(endpoint.method)
  const queries = endpoint.query ? 6 : 1
  return fc.oneof(
    fc.record({
      method: fc.constantFrom(...methods),
      url: validAddress(endpoint).map(({ url }) => url),
    }),
    { weight: 3, arbitrary: fc.record({ method: own, url: hostilePath(endpoint) }) },
    { weight: queries, arbitrary: fc.record({ method: own, url: hostileQuery(endpoint) }) },
  )
}

function hostilePath(endpoint: Endpoint): fc.Arbitrary<string> {
  const segment = fc.oneof(
    fc.constantFrom(...hostileSegments),
    fc.constantFrom(...hostileTexts).map((text) => encode(text.slice(0, 80))),
  )
  const query = endpoint.query ? '?client_id=OWN_CLIENT' : ''
  const inside = segment.map((text) => endpoint.path.replace(/:\w+/, () => text) + query)
  const around = fc
    .tuple(segment, fc.constantFrom('before', 'after', 'upper', 'doubled', 'dots'))
    .map(([text, place]) => misplaced(endpoint.path.replace(/:\w+/, '2'), text, place) + query)
  return endpoint.params ? fc.oneof({ weight: 3, arbitrary: inside }, around) : around
}

function misplaced(path: string, text: string, place: string): string {
  if (place === 'before') return `/${text}${path}`
  if (place === 'after') return `${path.replace(/\/$/, '')}/${text}`
  if (place === 'upper') return path.toUpperCase()
  if (place === 'doubled') return path.replace(/\//g, '//').slice(1)
  return path.replace(/^\/api/, '/api/./x/../')
}

function hostileQuery(endpoint: Endpoint): fc.Arbitrary<string> {
  const path = endpoint.path.replace(/:\w+/, 'PAID_ORDER')
  const names = fc.constantFrom('filter', 'page', 'per_page', 'client_id')
  return fc.oneof(
    fc.constantFrom(...hostileQueries).map((query) => `${path}?${query}`),
    fc
      .tuple(names, fc.constantFrom(...hostileTexts))
      .map(([name, text]) => `${path}?${name}=${encode(text.slice(0, 5000))}`),
  )
}

function write(query: Fields): string {
  return Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}

function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}
