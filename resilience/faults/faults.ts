import { isWhole, toRow, type TrialResult } from '../trial'
import type { Options } from '../resilience'
import { failMails } from './failingMail'
import { fillDisk } from './fullDisk'
import { jumpClock } from './jumpingClock'
import { killDatabase } from './killedDatabase'
import { NotRun } from '../../testing/NotRun'

const usualTimes = 3

type Fault = (times: number, postgresql: string) => Promise<TrialResult>
const faults: Record<string, Fault> = {
  'PostgreSQL, killed with -9': killDatabase,
  'PostgreSQL, a mail server that fails': failMails,
  'PostgreSQL, a clock that jumps': jumpClock,
  'embedded, a full disk': fillDisk,
  'embedded, a clock that jumps': (times) => jumpClock(times, null),
}

/** Makes what the shop depends on fail, this many times each, during payments. */
export async function runFaults({ runs, postgresql }: Options): Promise<boolean> {
  const times = runs ?? usualTimes
  const table: object[] = []
  let isRight = true
  for (const [fault, run] of Object.entries(faults)) {
    try {
      const result = await run(times, postgresql)
      table.push({ fault, ...toRow(result) })
      if (!isWhole(result, times)) isRight = false
      for (const loss of result.losses) console.error(`${fault}: ${loss}`)
    } catch (error) {
      if (!(error instanceof NotRun)) throw error
      table.push({ fault, 'not run': error.message })
      isRight = false
    }
  }
  console.log('Payments while something that the shop needs fails')
  console.table(table)
  return isRight
}
