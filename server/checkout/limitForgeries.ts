import type { Limit } from '../../contract/api/endpoint'
import { createMemoryCounter } from '../http/createMemoryCounter'
import { networkOf } from '../http/networkOf'
import type { Clock } from '../system/clock'

const forgeries: Limit = { max: 30, minutes: 10 }

/** Counts the forged events of each network; returns the seconds to wait, as the counter does. */
export function limitForgeries(clock: Clock): (ip: string) => number {
  const count = createMemoryCounter(clock)
  return (ip) => count(networkOf(ip), forgeries)
}
