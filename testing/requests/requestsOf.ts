import fc from 'fast-check'
import type { Endpoint } from '../../contract/api/endpoint'
import { hostileAddress, validAddress } from './addresses'
import { hostileBody, nearlyValidBody, validBody } from './bodies'
import { conditionalHeaders, longHeader } from './hostileHeaders'
import type { TestRequest } from './TestRequest'

const unknownTokens = [
  'Bearer DEAD_TOKEN',
  'Bearer UNSIGNED_TOKEN',
  'Bearer OWN_TOKENx',
  'Bearer  ',
  'Bearer',
  'OWN_TOKEN',
  'Basic OWN_TOKEN',
  'Bearer a.b.c',
  'Bearer null',
  "Bearer ' OR 1=1 --",
  `Bearer ${'x'.repeat(10_000)}`,
  `Bearer ${' '.repeat(10_000)}x`,
  `Bearer ${'a.'.repeat(5_000)}`,
]

const authorization = fc.oneof(
  { weight: 20, arbitrary: fc.constant('Bearer OWN_TOKEN') },
  { weight: 2, arbitrary: fc.constant('Bearer OTHER_TOKEN') },
  { weight: 2, arbitrary: fc.constantFrom(...unknownTokens) },
  { weight: 1, arbitrary: fc.constant(undefined) },
)

/** Long enough to matter, rare enough not to hide the rest. */
const headers = fc.oneof(
  { weight: 15, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: conditionalHeaders },
  { weight: 1, arbitrary: longHeader },
)

/** Valid, nearly valid and hostile requests for an endpoint, the same for the same seed. */
export function requestsOf(endpoint: Endpoint, { seed, count }: { seed: number; count: number }) {
  const kinds = [
    { weight: 2, arbitrary: join(validAddress(endpoint), validBody(endpoint)) },
    ...(endpoint.body
      ? [{ weight: 4, arbitrary: join(validAddress(endpoint), nearlyValidBody(endpoint)) }]
      : []),
    ...(endpoint.body
      ? [{ weight: 2, arbitrary: join(validAddress(endpoint), hostileBody(endpoint)) }]
      : []),
    {
      weight: endpoint.body ? 2 : 6,
      arbitrary: join(hostileAddress(endpoint), validBody(endpoint)),
    },
  ]
  return fc.sample(fc.oneof(...kinds), { seed, numRuns: count })
}

function join(
  address: fc.Arbitrary<Pick<TestRequest, 'method' | 'url'>>,
  body: fc.Arbitrary<Pick<TestRequest, 'body' | 'contentType'>>,
): fc.Arbitrary<TestRequest> {
  return fc.tuple(address, body, authorization, headers).map(([where, what, bearer, others]) => ({
    ...where,
    ...what,
    ...(bearer !== undefined && { authorization: bearer }),
    ...(others && { headers: others }),
  }))
}
