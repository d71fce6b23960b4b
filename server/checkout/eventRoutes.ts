import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkoutReplies } from '../../wording/replies/checkout'
import { ProblemError } from '../http/ProblemError'
import { tooManyRequests } from '../http/tooManyRequests'
import { EventNotGenuine } from '../payments/EventNotGenuine'
import type { PaymentProvider, ProviderEvent } from '../payments/PaymentProvider'
import type { Services } from '../services'
import { countEvents } from './eventCounts'
import { limitForgeries } from './limitForgeries'
import { receiveEvent } from './receiveEvent'

type Posted = FastifyRequest<{ Params: { provider: string } }>

/** Bytes; the evidence in a dispute of Stripe has up to 150 000 characters. */
const bodyLimit = 1024 * 1024
const unlimited = 'A genuine event is never refused; of forged ones, each network may send a few.'

/**
 * Where a provider sends its events, with a signature over the body as it was sent. A genuine event
 * is stored before the reply, so that the provider need not send it again.
 */
export function registerEvents(app: FastifyInstance, services: Services): void {
  const { settings, clock, metrics } = services
  const count = metrics ? countEvents(metrics) : () => undefined
  const countForgery = settings.rateLimits ? limitForgeries(clock) : () => 0

  async function receive(request: Posted, reply: FastifyReply) {
    const { provider: name } = request.params
    const provider = services.providers.byName(name)
    if (!provider || provider.isManual) throw unknown()
    const event = await readEvent(provider, request)
    if (event instanceof EventNotGenuine) throw refuse(event, request, reply)
    count('received')
    await receiveEvent(services, provider, event)
    return { message: checkoutReplies.eventReceived }
  }

  function refuse({ forgery }: EventNotGenuine, { ip, log }: Posted, reply: FastifyReply) {
    count(forgery)
    // These were signed by the provider: a clock is wrong, someone repeats it, or its form is another.
    const isSigned = forgery === 'stale' || forgery === 'unreadable'
    const seconds = isSigned ? 0 : countForgery(ip)
    if (seconds === 0) {
      warn(log, forgery)
      return new ProblemError(400, 'invalid_input', checkoutReplies.eventNotGenuine)
    }
    void reply.header('Retry-After', seconds)
    return tooManyRequests(seconds)
  }

  void app.register((raw, _options, done) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) => {
      parsed(null, body)
    })
    raw.post<{ Params: { provider: string } }>(
      '/api/payments/:provider/events',
      {
        bodyLimit,
        helmet: false,
        schema: { hide: true },
        config: { unlimited, countedAs: 'paymentEvent' },
      },
      receive,
    )
    done()
  })
}

async function readEvent(
  provider: PaymentProvider,
  { body, headers }: Posted,
): Promise<ProviderEvent | EventNotGenuine> {
  try {
    return await provider.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers)
  } catch (error) {
    if (error instanceof EventNotGenuine) return error
    throw error
  }
}

const warn = (log: FastifyBaseLogger, reason: string) => log.warn({ reason }, 'event refused')
const unknown = () => new ProblemError(404, 'not_found', checkoutReplies.providerUnknown)
