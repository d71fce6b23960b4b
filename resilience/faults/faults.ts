import { report } from '../report'
import type { Options } from '../resilience'
import { failMails } from './failingMail'
import { fillDisk } from './fullDisk'
import { jumpClock } from './jumpingClock'
import { killDatabase } from './killedDatabase'

const usualTimes = 3

/** Makes what the shop depends on fail, this many times each, during payments. */
export const runFaults = ({ runs: times = usualTimes, postgresql }: Options): Promise<boolean> =>
  report('Payments while something that the shop needs fails', {
    'PostgreSQL, killed with -9': () => killDatabase(times),
    'PostgreSQL, a mail server that fails': () => failMails(times, postgresql),
    'PostgreSQL, a clock that jumps': () => jumpClock(times, postgresql),
    'embedded, a full disk': () => fillDisk(times),
    'embedded, a clock that jumps': () => jumpClock(times, null),
  })
