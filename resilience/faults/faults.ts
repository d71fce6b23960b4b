import { isWhole, toRow, type Endured } from '../soak/soak'
import type { Options } from '../resilience'
import { failPost } from './failingPost'
import { fillDisk } from './fullDisk'
import { jumpClock } from './jumpingClock'
import { killDatabase } from './killedDatabase'
import { NotRun } from './NotRun'

const usualTimes = 3

type Fault = (times: number, postgresql: string) => Promise<Endured>
const faults: Record<string, Fault> = {
  'PostgreSQL, killed with -9': killDatabase,
  'PostgreSQL, a mail server that fails': failPost,
  'PostgreSQL, a clock that jumps': jumpClock,
  'embedded, a full disk': fillDisk,
  'embedded, a clock that jumps': (times) => jumpClock(times, null),
}

/** Lets what the shop stands on fail, so many times each, while payments are made. */
export async function runFaults({ runs, postgresql }: Options): Promise<boolean> {
  const times = runs ?? usualTimes
  const table: object[] = []
  let isRight = true
  for (const [fault, befall] of Object.entries(faults)) {
    try {
      const endured = await befall(times, postgresql)
      table.push({ fault, ...toRow(endured) })
      if (!isWhole(endured, times)) isRight = false
      for (const loss of endured.losses) console.error(`${fault}: ${loss}`)
    } catch (error) {
      if (!(error instanceof NotRun)) throw error
      table.push({ fault, 'not run': error.message })
      isRight = false
    }
  }
  console.log('Payments while what the shop stands on fails')
  console.table(table)
  return isRight
}
