import { randomUUID } from 'node:crypto'
import { withdrawalReplies as replies } from '../../wording/replies/withdrawals'
import type { Sql } from '../database/connect'
import { ProblemError } from '../http/ProblemError'
import type { Settings } from '../settings'
import { acknowledge } from './acknowledge'
import { findByKey, storeWithdrawal, type NewWithdrawal, type Withdrawal } from './storeWithdrawal'

export type Declared = Omit<NewWithdrawal, 'key' | 'lines'> & {
  key: string | undefined
  lines: readonly { id: string; name: string; quantity: number }[]
  clientId: string | null
}

/**
 * Stores a declaration and queues its mails, once however often it is sent. Throws a ProblemError if
 * its key is of another declaration.
 */
export async function declare(
  tx: Sql,
  settings: Settings,
  { key = randomUUID(), clientId, ...declared }: Declared,
): Promise<Withdrawal> {
  const withdrawal = { ...declared, key }
  const stored = await storeWithdrawal(tx, withdrawal)
  if (!stored) {
    const same = await findRepeated(tx, withdrawal)
    if (!same) throw new Error('The declaration was not stored.')
    return same
  }
  const { name, email, orderText: order, articles, lines } = declared
  const mailed = { name, email, order, articles, lines }
  await acknowledge(tx, settings, { stored, declared: mailed, clientId })
  return stored
}

type Repeated = Pick<Declared, 'key' | 'orderText' | 'name' | 'email' | 'articles'>

/**
 * What is stored already under the key of a declaration; undefined for a new one. Throws a
 * ProblemError if its key is of another declaration.
 */
export async function findRepeated(
  sql: Sql,
  { key, orderText, name, email, articles }: Repeated,
): Promise<Withdrawal | undefined> {
  const stored = key === undefined ? undefined : await findByKey(sql, key)
  if (!stored) return undefined
  const isSame =
    stored.orderText === orderText &&
    stored.name === name &&
    stored.email === email &&
    stored.articles === articles
  if (!isSame) throw new ProblemError(400, 'invalid_input', replies.sentBefore)
  return stored
}
