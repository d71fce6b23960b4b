import { setTimeout as wait } from 'node:timers/promises'
import type { Outcome } from '../report'
import { runTrial } from '../trial'
import { withScratch } from '../scratch'
import type { ServerUnderTest } from '../ServerUnderTest'
import { withSmallDisk } from './smallDisk'

const fullFor = 3_000

/** The embedded database’s disk is full for a while, again and again. */
export function fillDisk(times: number): Promise<Outcome> {
  return withSmallDisk(({ folder, fill, makeRoom }) =>
    withScratch(
      null,
      (scratch) => {
        const strike = async (server: ServerUnderTest) => {
          server.keepUp()
          await fill()
          await wait(fullFor)
          await makeRoom()
          await server.whenReady()
        }
        return runTrial({ scratch, trouble: { times, strike } })
      },
      folder,
    ),
  )
}
