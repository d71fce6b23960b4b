import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/connect'
import { databaseAnswers } from './databaseAnswers'
import type { Metrics } from './metrics'

/** Gauges that queries fill. */
export type QueriedGauges = { fill: () => Promise<void>; gauges: readonly Gauge[] }

/**
 * Measures the database at each scrape. Gauges that need a query have no value while the database
 * does not answer, so that no scrape waits.
 */
export function measureDatabase(
  metrics: Metrics,
  database: Pick<Database, 'sql' | 'connections'>,
  queried: readonly QueriedGauges[] = [],
): void {
  const registers = [metrics.registry]
  const up = new Gauge({
    name: 'shop_database_up',
    help: '1 while the database answers.',
    registers,
  })
  if (database.connections) measureConnections(metrics.registry, database.connections)
  metrics.onRead(async () => {
    const isUp = await databaseAnswers(database)
    const filled =
      isUp && (await Promise.all(queried.map(({ fill }) => fill())).catch(() => undefined))
    up.set(filled ? 1 : 0)
    if (!filled) queried.flatMap(({ gauges }) => gauges).forEach(removeValues)
  })
}

/** Removes the values of every label; a gauge without labels has none then, where `reset` sets 0. */
function removeValues(gauge: Gauge): void {
  gauge.reset()
  gauge.remove({})
}

function measureConnections(registry: Registry, count: NonNullable<Database['connections']>): void {
  const registers = [registry]
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of the pool of this server.',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle } = count()
      this.set({ state: 'busy' }, busy)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'shop_database_waiting',
    help: 'Queries that wait for a connection.',
    registers,
    collect() {
      this.set(count().waiting)
    },
  })
}
