import type { Options } from '../resilience'
import { holdLock } from './heldLock'
import { swallowPackets } from './swallowedPackets'

export type Stalled = { isRight: boolean; losses: string[]; row: object }

const usualTimes = 1
const stalls: Record<string, (times: number, postgresql: string) => Promise<Stalled>> = {
  'rows locked by an idle transaction': holdLock,
  'packets to PostgreSQL swallowed': swallowPackets,
}

/** Lets PostgreSQL stall without failing, while carts are paid: nothing else may wait for it. */
export async function runStalls({ runs, postgresql }: Options): Promise<boolean> {
  const times = runs ?? usualTimes
  const table: object[] = []
  let isRight = true
  for (const [stall, run] of Object.entries(stalls)) {
    const stalled = await run(times, postgresql)
    table.push({ stall, times, 'lost, doubled or wrong': stalled.losses.length, ...stalled.row })
    for (const loss of stalled.losses) console.error(`${stall}: ${loss}`)
    if (!stalled.isRight || stalled.losses.length > 0) isRight = false
  }
  console.log('Payments while PostgreSQL stalls')
  console.table(table)
  return isRight
}
