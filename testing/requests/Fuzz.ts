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

  private constructor(
    readonly endpoint: Endpoint,
    private readonly count: number,
    private readonly world: World,
    private facts: Facts,
  ) {}

  static async of(endpoint: Endpoint, count: number, world: World): Promise<Fuzz> {
    return new Fuzz(endpoint, count, world, await world.newFacts())
  }

  /** As many requests as wanted, of at most twice as many, drawn as they are taken. */
  *requests(): Generator<TestRequest> {
    const { endpoint, count, facts } = this
    // Most endpoints with limits hash passwords, which takes long.
    let letThrough = endpoint.limits ? 60 : 300
    const isTaken = (request: TestRequest) => {
      const { statuses } = expectedOf(fill(request, facts), facts)
      return statuses.every((status) => status >= 300) || (letThrough -= 1) >= 0
    }
    let left = count
    for (const request of this.drawn()) {
      if (endpoint.body && !isTaken(request)) continue
      yield request
      if ((left -= 1) === 0) return
    }
  }

  private *drawn(): Generator<TestRequest> {
    yield signedOwnRequest(this.endpoint.name)
    yield* requestsOf(this.endpoint, { seed, count: 2 * this.count })
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
