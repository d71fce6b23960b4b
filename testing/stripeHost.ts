import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answer } from './stripe/answer'
import { EventSender } from './stripe/EventSender'
import { Faults } from './stripe/Faults'
import { hostedPage } from './stripe/hostedPage'
import { newId } from './stripe/objects'
import { Refunds } from './stripe/Refunds'
import { ReplyStore, type Reply } from './stripe/ReplyStore'
import { acts, StripeAccount, type Act, type Altered } from './stripe/StripeAccount'
import { StripeProblem } from './stripe/StripeProblem'

const secretKey = 'sk_test_stand_in'
const webhookSecret = 'whsec_stand_in'
const maxBytes = 64 * 1024

export type StripeHost = Awaited<ReturnType<typeof startStripeHost>>

/**
 * Stands in for Stripe on this machine: the calls that the shop makes, a page to pay on, signed
 * events, and faults on demand.
 */
export async function startStripeHost(clock: () => Date = () => new Date()) {
  const now = () => Math.floor(clock().getTime() / 1000)
  const events = new EventSender(webhookSecret, now)
  const account = new StripeAccount(now, (type, object) => {
    events.emit(type, object)
  })
  const refunds = new Refunds(account)
  const faults = new Faults()
  const replies = new ReplyStore()
  const altered: Altered = {}
  const act = (sessionId: string, what: Act) => account.act(sessionId, what, altered)
  const server = createServer((request, reply) => {
    serve(request, reply).catch((error: unknown) => {
      const { status, error: body } = toProblem(error)
      send(reply, { status, body: { error: body } })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    if (Number(request.headers['content-length'] ?? 0) > maxBytes)
      throw new StripeProblem(413, { message: 'The body is too long' })
    const form = new URLSearchParams(await text(request))
    if (pathname.startsWith('/pay/')) {
      const show = pageAfter(pathname.slice('/pay/'.length), form.get('act'))
      if (faults.areEventsFirst) await events.settled()
      show(reply)
      return
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      throw new StripeProblem(401, { message: 'Invalid API Key provided: sk_test_***' })
    const { method = 'GET' } = request
    const params = method === 'GET' ? searchParams : form
    const key = request.headers['idempotency-key']?.toString()
    const fault = faults.take(`${method} ${pathname}`)
    const result = replies.reply(key, `${method} ${pathname} ${params}`, () =>
      faults.around(fault, () =>
        answer({ account, refunds, origin }, { method, path: pathname, params }),
      ),
    )
    // The shop asks again before it replies to an event.
    if (faults.areEventsFirst && method !== 'GET') await events.settled()
    if (fault === 'cut') request.socket.destroy()
    else if (fault !== 'silent') send(reply, result)
  }

  /** Does what the payer chose; the rest of the page follows later. */
  function pageAfter(sessionId: string, what: string | null): (reply: ServerResponse) => void {
    const chosen = acts.find((one) => one === what)
    const session = chosen ? act(sessionId, chosen) : account.session(sessionId)
    const isDone = session.status === 'complete'
    const location = isDone ? session.success_url : what === 'leave' ? session.cancel_url : null
    if (location) return (reply) => reply.writeHead(303, { location }).end()
    const page = hostedPage(session, chosen === 'decline' ? 'Votre carte a été refusée.' : '')
    return (reply) => reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  }

  return {
    origin,
    /** The settings of a shop that pays here. */
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API: origin,
    },
    account,
    refunds,
    events,
    faults,
    replies,
    /** What the next payments take in place of what was asked. */
    altered,
    /** What the payer does on the page; waits until the shop has its events. */
    async act(sessionId: string, what: Act) {
      act(sessionId, what)
      await events.settled()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await events.settled()
    },
  }
}

function send(reply: ServerResponse, { status, body }: Reply): void {
  const headers = { 'content-type': 'application/json', 'request-id': newId('req') }
  reply.writeHead(status, headers).end(JSON.stringify(body))
}

function toProblem(error: unknown): StripeProblem {
  return error instanceof StripeProblem
    ? error
    : new StripeProblem(500, { type: 'api_error', message: String(error) })
}
