import { usualStates } from '../../contract/orderStates'
import type { Sql } from '../database/connect'
import { enterState, type Needs } from './enterState'

type Taken = { id: number; by: string | null }

/**
 * Hands an order that is paid at the counter to its client: it goes through its usual states at once,
 * and no mail says to come.
 */
export async function handOver(tx: Sql, services: Needs, { id, by }: Taken): Promise<void> {
  for (const state of usualStates.magasin.slice(1))
    await enterState(tx, services, { id, state, by, isTold: false })
}
