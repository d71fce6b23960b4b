import { get, type IncomingMessage } from 'node:http'
import { until } from './until'

export type ReadEvent = { name: string; data: unknown }
export type OpenStream = Awaited<ReturnType<typeof openEventStream>>

/** Opens a stream of server-sent events over a connection of its own, and gathers what it says. */
export async function openEventStream(url: string, headers: Record<string, string>) {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).once('error', reject)
  })
  const events: ReadEvent[] = []
  let text = ''
  let isEnded = false
  reply.setEncoding('utf8')
  reply.on('data', (piece: string) => {
    const parts = (text + piece).split('\n\n')
    text = parts.pop() ?? ''
    events.push(...parts.map(readEvent))
  })
  reply.once('error', () => undefined)
  reply.once('close', () => (isEnded = true))
  const failure = () => `Not heard in time; heard ${JSON.stringify(events)}`
  return {
    status: reply.statusCode,
    headers: reply.headers,
    events,
    /** Waits for an event whose name and data contain this. */
    hears: (wanted: string) =>
      until(() => events.some((event) => JSON.stringify(event).includes(wanted)), { failure }),
    ended: () => until(() => isEnded, { failure }),
    close: () => reply.destroy(),
  }
}

function readEvent(lines: string): ReadEvent {
  const fields = lines.split('\n').map((line) => line.split(/: (.*)/s))
  const valueOf = (name: string) => fields.find(([field]) => field === name)?.[1] ?? ''
  const data = valueOf('data')
  return { name: valueOf('event'), data: data ? (JSON.parse(data) as unknown) : null }
}
