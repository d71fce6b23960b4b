import type { Endpoint } from '../../contract/api/endpoint'
import { expectedOf } from './expectedOf'
import { findFaults, type Reply } from './findFaults'
import { signedOwnRequest } from './ownRequest'
import { requestsOf } from './requestsOf'
import { fill, type TestRequest } from './TestRequest'
import type { Facts, World } from './world'

export type Send = (request: TestRequest) => Promise<Reply>

const seed = 20_260_301
/** Their success uses up the client, the cart, the token or the link. */
const usesUp =
  /^(deleteLine|payCart|resumePayment|cancelOrder|changePassword|deleteClient|confirm|signOut)/

/** The requests for one endpoint, good and bad; its declaration judges the replies. */
export class Fuzz {
  /** The statuses with which the endpoint itself replied. */
  readonly seen = new Set<number>()
  readonly requests: readonly TestRequest[]

  private constructor(
    readonly endpoint: Endpoint,
    count: number,
    private readonly world: World,
    private facts: Facts,
  ) {
    // Most endpoints with limits hash passwords, which takes long.
    let letThrough = endpoint.limits ? 60 : 300
    const isTaken = (request: TestRequest) => {
      const { statuses } = expectedOf(fill(request, facts), facts)
      return statuses.every((status) => status >= 300) || (letThrough -= 1) >= 0
    }
    const drawn = [
      signedOwnRequest(endpoint.name),
      ...requestsOf(endpoint, { seed, count: 2 * count }),
    ]
    this.requests = (endpoint.body ? drawn.filter(isTaken) : drawn).slice(0, count)
  }

  static async of(endpoint: Endpoint, count: number, world: World): Promise<Fuzz> {
    return new Fuzz(endpoint, count, world, await world.newFacts())
  }

  /** The faults of the reply to a request; null if there is none. */
  async ask(request: TestRequest, send: Send): Promise<string | null> {
    const sent = fill(request, this.facts)
    const expected = expectedOf(sent, this.facts)
    const reply = await send(sent)
    if (expected.endpoint === this.endpoint) this.seen.add(reply.statusCode)
    const isUsedUp = reply.statusCode < 300 && usesUp.test(expected.endpoint?.name ?? '')
    if (isUsedUp) this.facts = await this.world.newFacts()
    return findFaults(sent, reply, expected)
  }
}
