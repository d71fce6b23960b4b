import fc from 'fast-check'
import { paths } from '../../contract/site/paths'
import type { Expected } from './expectedOf'
import { conditionalHeaders, hostileQueries, hostileSegments, longHeaders } from './hostile'
import type { TestRequest } from './TestRequest'

/** The replies that pages, files and pictures may have. */
export const expectedOfPage: Expected = {
  statuses: [200, 204, 206, 303, 304, 400, 403, 404, 405, 412, 416, 431],
  isPage: true,
}

const oddByte = fc.nat(255).map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
const segment = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...hostileSegments) },
  fc
    .array(fc.oneof(oddByte, fc.constantFrom('a', 'CAF-01', '-')), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join('')),
)
const segmentIn = (...shapes: string[]) =>
  fc
    .tuple(fc.constantFrom(...shapes), segment)
    .map(([shape, text]) => shape.replace(':id', () => text))

/** Requests for pages, files and pictures, good and bad, the same for the same seed. */
export function pageRequests(
  files: readonly string[],
  { seed, count }: { seed: number; count: number },
): TestRequest[] {
  const known = [...Object.values(paths), '/images/coffee.png', '/images/coffee.png?w=160']
  const url = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...files, ...known) },
    { weight: 5, arbitrary: fc.constantFrom(...files) },
    { weight: 4, arbitrary: segmentIn('/product/:id', '/command/:id', paths.category) },
    {
      weight: 2,
      arbitrary: segmentIn('/images/:id?w=160', '/:id', '/static/js/:id', '/sitemap/:id'),
    },
    fc.constantFrom(...hostileQueries).map((query) => `/products?${query}`),
  )
  const headers = fc.oneof(
    fc.constant({}),
    { weight: 3, arbitrary: conditionalHeaders },
    { weight: 2, arbitrary: fc.constantFrom<Record<string, string>[]>(...longHeaders) },
  )
  const method = fc.oneof(
    { weight: 9, arbitrary: fc.constant('GET') },
    fc.constantFrom('HEAD', 'POST', 'OPTIONS'),
  )
  return fc.sample(fc.record({ method, url, headers }), { seed, numRuns: count })
}

/** The paths of the files that a page names. */
export function filesIn(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src|data-scripts)="(\/[^"]+)"/g)]
  return named.flatMap(([, value = '']) => value.split(' ').filter((path) => /\.\w+$/.test(path)))
}
