import { Gauge, type Registry } from 'prom-client'
import type { QueriedGauges } from '../http/measureDatabase'
import type { Services } from '../services'
import { countOwed } from './heldDocuments'

/** Documents that wait for the last number given out. */
export function documentGauges(
  registry: Registry,
  { database: { sql } }: Pick<Services, 'database'>,
): QueriedGauges {
  const waiting = new Gauge({
    name: 'shop_documents_waiting',
    help: 'Invoices and credit notes that wait for the last number given out.',
    registers: [registry],
  })
  return { gauges: [waiting], fill: async () => waiting.set(await countOwed(sql)) }
}
