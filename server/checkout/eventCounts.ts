import { Counter } from 'prom-client'
import type { Metrics } from '../http/metrics'
import { forgeries } from '../payments/EventNotGenuine'

const results = ['received', ...forgeries] as const
export type EventResult = (typeof results)[number]

/** Counts the events that providers sent to this server, from zero. */
export function countEvents({ registry }: Metrics): (result: EventResult) => void {
  const total = new Counter({
    name: 'shop_payment_events_total',
    help: 'Events of payment providers, received or refused.',
    labelNames: ['result'],
    registers: [registry],
  })
  for (const result of results) total.inc({ result }, 0)
  return (result) => total.inc({ result })
}
