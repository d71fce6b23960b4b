import { report } from '../report'
import type { Options } from '../resilience'
import { swallowPackets } from './swallowedPackets'

const usualTimes = 1

/** Lets PostgreSQL stall without failing, while carts are paid: nothing else may wait for it. */
export const runStalls = ({ runs: times = usualTimes, postgresql }: Options): Promise<boolean> =>
  report('Payments while PostgreSQL stalls', {
    'packets to PostgreSQL swallowed': () => swallowPackets(times, postgresql),
  })
