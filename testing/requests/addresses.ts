import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api/endpoint'
import { nearly } from './arbitraryOf'
import { encoded, hostileQueries, hostileSegments, hostileTexts } from './hostile'
import { knownValuesOf, urlOf } from './ownRequest'

type Address = { method: string; url: string }

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND']
const nothing = z.object({})
const misplacements: readonly ((path: string, text: string) => string)[] = [
  (path, text) => `/${text}${path}`,
  (path, text) => `${path.replace(/\/$/, '')}/${text}`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/\//g, '//').slice(1),
  (path) => path.replace(/^\/api/, '/api/./x/../'),
]

/** The endpoint's own URL, with parameters and a query that are mostly valid. */
export function validAddress(endpoint: Endpoint): fc.Arbitrary<Address> {
  const { method, path, params = nothing, query = nothing } = endpoint
  const known = knownValuesOf(endpoint)
  const of = (part: z.ZodMiniType) => nearly(part, known) as fc.Arbitrary<object>
  return fc
    .tuple(fc.constantFrom('', '/'), of(params), of(query))
    .map(([end, ...parts]) => ({ method, url: urlOf(path.replace(/\/?$/, end), ...parts) }))
}

/** A URL near the endpoint's: another method, hostile parts, or no such path. */
export function hostileAddress(endpoint: Endpoint): fc.Arbitrary<Address> {
  const { method, path, params, query } = endpoint
  const segment = fc.constantFrom(...hostileSegments)
  const named = query ? '?client_id=OWN_CLIENT' : ''
  const misplaced = fc
    .tuple(fc.constantFrom(...misplacements), segment)
    .map(([misplace, text]) => misplace(path.replace(/:\w+/, '2'), text) + named)
  const inside = segment.map((text) => path.replace(/:\w+/, () => text) + named)
  const field = fc.constantFrom('filter', 'page', 'per_page', 'client_id', 'product_serial_number')
  const asked = fc
    .oneof(
      fc.constantFrom(...hostileQueries),
      fc
        .tuple(field, fc.constantFrom(...hostileTexts))
        .map(([name, text]) => `${name}=${encoded(text.slice(0, 5000))}`),
    )
    .map((search) => `${path.replace(/:\w+/, 'PAID_ORDER')}?${search}`)
  return fc.oneof(
    fc
      .tuple(fc.constantFrom(...methods), validAddress(endpoint))
      .map(([other, { url }]) => ({ method: other, url })),
    ...[
      { weight: params ? 1 : 3, arbitrary: misplaced },
      { weight: params ? 2 : 0, arbitrary: inside },
      { weight: query ? 6 : 1, arbitrary: asked },
    ].map(({ weight, arbitrary }) => ({
      weight,
      arbitrary: arbitrary.map((url) => ({ method, url })),
    })),
  )
}
