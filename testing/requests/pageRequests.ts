import fc from 'fast-check'
import { paths } from '../../contract/site/paths'
import { problem } from '../../contract/api/problem'
import { parsed, type Reply } from './complaintsOf'
import { hostileQueries, hostileSegments, hostileTexts } from './hostile'
import { conditionalHeaders, longHeader } from './hostileHeaders'
import type { TestRequest } from './TestRequest'

const taken = [200, 204, 206, 303, 304, 400, 403, 404, 405, 412, 416, 431]
const maxLength = 80

const oddByte = fc
  .integer({ min: 0, max: 255 })
  .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
const segment = fc.oneof(
  fc.constantFrom(...hostileSegments),
  fc
    .constantFrom(...hostileTexts)
    .map((text) => encodeURIComponent(Buffer.from(text.slice(0, maxLength)).toString())),
  fc
    .array(fc.oneof(oddByte, fc.constantFrom('a', 'CAF-01', '-')), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join('')),
)

/** Requests for pages, files and pictures, good and bad, the same for the same seed. */
export function pageRequests(
  files: readonly string[],
  { seed, count }: { seed: number; count: number },
): TestRequest[] {
  const known = [
    ...files,
    ...Object.values(paths),
    '/images/coffee.png',
    '/images/coffee.png?w=160',
  ]
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 5, arbitrary: fc.constantFrom(...files) },
    { weight: 4, arbitrary: segmentsIn(['/product/:id', '/command/:id', paths.category]) },
    {
      weight: 2,
      arbitrary: segmentsIn(['/images/:id?w=160', '/:id', '/static/js/:id', '/sitemap/:id']),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...hostileQueries).map((query) => `/products?${query}`),
    },
  )
  const headers = fc.oneof(
    fc.constant({}),
    { weight: 3, arbitrary: conditionalHeaders },
    { weight: 2, arbitrary: longHeader },
  )
  const method = fc.oneof(
    { weight: 9, arbitrary: fc.constant('GET') },
    fc.constantFrom('HEAD', 'POST', 'OPTIONS'),
  )
  const request = fc.record({ method, url: path, headers })
  return fc.sample(request, { seed, numRuns: count })
}

const segmentsIn = (shapes: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...shapes), segment)
    .map(([shape, text]) => shape.replace(':id', () => text))

/** The paths of the files that a page names. */
export function filesIn(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src|data-scripts)="(\/[^"]+)"/g)]
  return named.flatMap(([, value = '']) => value.split(' ').filter((path) => /\.\w+$/.test(path)))
}

/** The faults of the reply to a request for a page, a file or a picture. */
export function complaintOf(request: TestRequest, reply: Reply): string | null {
  const { statusCode: status, headers, body } = reply
  const complaints = [
    !taken.includes(status) && `status ${status}`,
    status === 416 && !headers['content-range'] && 'no Content-Range',
    headers['set-cookie'] !== undefined && 'a cookie',
    isUnreadable(request.method, reply) && `neither a page nor a problem: ${body.slice(0, 200)}`,
  ].filter(Boolean)
  if (complaints.length === 0) return null
  const { method, url } = request
  const sent = JSON.stringify(request.headers).slice(0, 200)
  return `${complaints.join('; ')}\n${method} ${url.slice(0, 200)} ${sent}`
}

function isUnreadable(method: string, { statusCode, headers, body }: Reply): boolean {
  const isPage = String(headers['content-type']).startsWith('text/html')
  // Only browsers read the reply to a preflight.
  if (['HEAD', 'OPTIONS'].includes(method) || statusCode < 400 || isPage) return false
  return !problem.safeParse(parsed(body)).success
}
