import fc from 'fast-check'
import type { Endpoint } from '../../contract/api/endpoint'
import { hostileAddress, validAddress } from './addresses'
import { bodiesFor } from './bodies'
import { conditionalHeaders, longHeaders, wrongTokens } from './hostile'
import type { TestRequest } from './TestRequest'

const authorization = fc.oneof(
  { weight: 20, arbitrary: fc.constant({ authorization: 'Bearer OWN_TOKEN' }) },
  { weight: 2, arbitrary: fc.constant({ authorization: 'Bearer OTHER_TOKEN' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...wrongTokens).map((token) => ({ authorization: token })),
  },
  fc.constant({}),
)
/** Rarely, so that they do not hide the rest. */
const others = fc.oneof(
  { weight: 15, arbitrary: fc.constant({}) },
  conditionalHeaders,
  fc.constantFrom(...longHeaders),
)

const firstSample = 32

/**
 * Valid, nearly valid and hostile requests for an endpoint, the same for the same seed. They are
 * drawn as they are taken.
 */
export function* requestsOf(
  endpoint: Endpoint,
  { seed, count }: { seed: number; count: number },
): Generator<TestRequest> {
  const [own, other] = [validAddress(endpoint), hostileAddress(endpoint)]
  const none = fc.constant({ headers: {} })
  const bodies = endpoint.body && bodiesFor(endpoint, endpoint.body)
  const kinds = bodies
    ? ([
        [2, own, bodies.valid],
        [4, own, bodies.faulty],
        [2, own, bodies.hostile],
        [2, other, bodies.valid],
      ] as const)
    : ([
        [2, own, none],
        [6, other, none],
      ] as const)
  const requests = kinds.map(([weight, address, body]) => ({
    weight,
    arbitrary: fc
      .tuple(address, body, authorization, others)
      .map(([where, what, ...headers]): TestRequest => ({
        ...where,
        ...what,
        headers: Object.assign({}, what.headers, ...headers),
      })),
  }))
  const any = fc.oneof(...requests)
  // A sample begins with any smaller sample of its seed.
  for (let [taken, size] = [0, firstSample]; taken < count; [taken, size] = [size, 2 * size])
    yield* fc.sample(any, { seed, numRuns: Math.min(size, count) }).slice(taken)
}
