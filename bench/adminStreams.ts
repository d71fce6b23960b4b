import { setTimeout as wait } from 'node:timers/promises'
import { staffEventNames as names } from '../contract/staffEvents'
import { noteOnOrder } from '../server/admin/orders/noteOnOrder'
import { collectGarbage } from '../testing/collectGarbage'
import { openEventStream } from '../testing/openEventStream'
import { findAdminFacts } from './adminFacts'
import type { AdminShop } from './adminShop'
import type { Meter } from './flatMeter'

const windows = 50
const changes = 100
/** Milliseconds between two changes of the burst. */
const pause = 20
export type StreamFigures = { rows: [string, string][]; isWithin: boolean }

/** Opens fifty windows of one account, changes orders, and reads what the windows read then. */
export async function measureStreams(shop: AdminShop, meter: Meter): Promise<StreamFigures> {
  const { server, manager } = shop
  const { order, prepared } = await findAdminFacts(server)
  const memory = heldMemory()
  const streams = await Promise.all(
    Array.from({ length: windows }, () =>
      openEventStream(`${server.url}/api/admin/events`, manager.headers),
    ),
  )
  await Promise.all(streams.map(({ hears }) => hears('"changes":null')))
  const held = (heldMemory() - memory) / windows
  const note = (id: number) =>
    noteOnOrder(server.services, {
      id: String(id),
      by: manager.id,
      act: 'order_note',
      after: { text: 'Note' },
    })
  const told = await timed(meter, async () => {
    await note(order)
    await Promise.all(streams.map(({ hears }) => hears(String(order))))
  })
  const read = await timed(meter, () =>
    Promise.all(streams.map((_, turn) => meter.ask('today', turn))),
  )
  const countChanges = () =>
    streams.map(({ events }) => events.filter(({ name }) => name === names.changes).length)
  const before = countChanges()
  const start = performance.now()
  for (let n = 0; n < changes; n += 1) {
    await note(prepared[n % prepared.length]!)
    await wait(pause)
  }
  await wait(2_000)
  const seconds = (performance.now() - start) / 1_000
  // At most one a second, and the first at once.
  const max = Math.ceil(seconds) + 1
  const heard = Math.max(...countChanges().map((count, n) => count - before[n]!))
  for (const stream of streams) stream.close()
  return {
    rows: [
      ['Memory of a window, both ends, kB', (held / 1_000).toFixed(0)],
      ['One change until all 50 have heard of it, ms', told.took.toFixed(0)],
      ['its processor time, ms', told.processor.toFixed(1)],
      ['Today, read by all 50 at once, processor ms each', (read.processor / windows).toFixed(1)],
      [`Events of ${changes} changes in ${seconds.toFixed(1)} s, at most ${max}`, String(heard)],
    ],
    isWithin: heard <= max,
  }
}

async function timed(meter: Meter, work: () => Promise<unknown>) {
  const [start, before] = [performance.now(), await meter.processorTime()]
  await work()
  const took = performance.now() - start
  return { took, processor: (await meter.processorTime()) - before }
}

function heldMemory(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
