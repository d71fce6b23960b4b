import type { Sql } from '../database/connect'
import type { FindConditions } from '../mail/attachedConditions'
import { conditionsFile } from './conditionsFile'

/** In memory at once: the version in force, and those of orders that were not confirmed yet. */
const maxKept = 4

/** Finds what mails carry of the conditions; rejects for a version that is not stored. */
export function findConditions(sql: Sql): FindConditions {
  const kept = new Map<number, Awaited<ReturnType<FindConditions>>>()
  return async (id) => {
    const held = kept.get(id)
    if (held) return held
    const file = await conditionsFile(sql, { id })
    if (!file) throw new Error('The conditions of a mail are not stored')
    if (kept.size >= maxKept) kept.clear()
    kept.set(id, file)
    return file
  }
}
