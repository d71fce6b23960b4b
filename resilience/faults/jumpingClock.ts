import type { Outcome } from '../report'
import { runTrial } from '../trial'
import { withScratch } from '../scratch'
import { makeFakeClock } from '../../testing/fakeClock'

const jumps = ['-1d', '+1h']
/** No mail fails, so none waits but for its turn. */
const mailTimeoutMs = 30_000

/** The server's clock goes an hour forward and a day back while payments are made. */
export function jumpClock(times: number, postgresql: string | null): Promise<Outcome> {
  return withScratch(postgresql, async (scratch) => {
    const clock = await makeFakeClock(scratch.dataDir)
    let jumped = 0
    const strike = async () => {
      await clock.set(jumps[jumped % jumps.length]!)
      jumped += 1
    }
    const { environment } = clock
    const trouble = { times, strike }
    return runTrial({ scratch, trouble, environment, mailTimeoutMs })
  })
}
