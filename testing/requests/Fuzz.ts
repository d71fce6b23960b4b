import type { Endpoint } from '../../contract/api/endpoint'
import { findFaults, type Reply } from './complaintsOf'
import { expectationOf } from './expectation'
import { requestsOf } from './requestsOf'
import { fill, type Facts, type TestRequest } from './TestRequest'
import type { World } from './world'

export type Send = (request: TestRequest) => Promise<Reply>

const seed = 20_260_301
/** The most requests that reach the handler; fewer if it hashes a password. */
const maxLetThrough = 300
const maxHashed = 60
const hashing = [
  'signIn',
  'register',
  'editClient',
  'changePassword',
  'deleteClient',
  'firstConnection',
  'confirmPassword',
  'exportClient',
]
/** Their success uses up the client, the cart or the link. */
const consuming = [
  'deleteLine',
  'payCart',
  'changePassword',
  'deleteClient',
  'confirmPassword',
  'confirmEmail',
  'signOut',
]

/** The requests for one endpoint, good and bad; its declaration judges the replies. */
export class Fuzz {
  /** The statuses with which the endpoint itself replied. */
  readonly seen = new Set<number>()

  private constructor(
    readonly endpoint: Endpoint,
    readonly requests: readonly TestRequest[],
    private readonly world: World,
    private facts: Facts,
  ) {}

  static async of(endpoint: Endpoint, count: number, world: World): Promise<Fuzz> {
    const facts = await world.newFacts(wantedBy(endpoint))
    return new Fuzz(endpoint, choose(endpoint, count, facts), world, facts)
  }

  /** The faults of the reply to a request; null if there is none. */
  async ask(request: TestRequest, send: Send): Promise<string | null> {
    const sent = fill(request, this.facts)
    const expectation = expectationOf(sent, this.facts)
    const reply = await send(sent)
    const complaints = findFaults(reply, expectation, sent.method)
    if (expectation.endpoint === this.endpoint) this.seen.add(reply.statusCode)
    const isUsedUp = reply.statusCode < 300 && consuming.includes(expectation.endpoint?.name ?? '')
    if (isUsedUp) this.facts = await this.world.newFacts(wantedBy(this.endpoint))
    return complaints.length > 0
      ? `${complaints.join('; ')}\n${show(sent)}\n${reply.body.slice(0, 600)}`
      : null
  }
}

const wantedBy = ({ name }: Endpoint) => ({ links: name.startsWith('confirm') })

function choose(endpoint: Endpoint, count: number, facts: Facts): TestRequest[] {
  if (!endpoint.body) return requestsOf(endpoint, { seed, count })
  const most = hashing.includes(endpoint.name) ? maxHashed : maxLetThrough
  let through = 0
  const requests = requestsOf(endpoint, { seed, count: 2 * count }).filter((request) => {
    const { statuses } = expectationOf(fill(request, facts), facts)
    if (statuses.every((status) => status >= 300)) return true
    through += 1
    return through <= most
  })
  return requests.slice(0, count)
}

function show({ method, url, ...rest }: TestRequest): string {
  return [method, url.slice(0, 300), JSON.stringify(rest).slice(0, 600)].join(' ')
}
