import type { StaffChanges } from '../../../../contract/api/staff/staffEvents'
import type { StaffEventKind } from '../../../../contract/staffEvents'
import { adminTags } from '../../../api/admin/adminApi'

/** What a changed thing makes stale: its own tag, one thing at a time where its id is told. */
const things = { order: 'StaffOrder', withdrawal: 'StaffWithdrawal' } as const
/** What is stale besides. A room of a new kind adds its tags here. */
const others = {
  // A withdrawal shows its order’s refunds, and the sheet of an order what is declared of it.
  order: ['StaffWithdrawal', 'Today', 'TeamLog'],
  withdrawal: ['StaffWithdrawal', 'StaffOrder', 'Today', 'TeamLog'],
  product: ['StaffProduct', 'Today', 'StaffAlert'],
  review: ['StaffReview', 'Today', 'TeamLog'],
  alert: ['StaffAlert'],
  // The home page's words are a setting, too; the log has who changed it.
  setting: ['StaffSetting', 'StaffOpening', 'Today', 'TeamLog'],
  staff: ['Session', 'Team', 'TeamLog'],
} as const satisfies Record<StaffEventKind, readonly Tag[]>
type Tag = (typeof adminTags)[number]
type StaleTag = Tag | { type: Tag; id: string }

/** The tags of everything that an event says may have changed. */
export function tagsOf({ changes }: StaffChanges): StaleTag[] {
  if (changes === null) return [...adminTags]
  return changes.flatMap(({ kind, ids }): StaleTag[] => [...thingsOf(kind, ids), ...others[kind]])
}

function thingsOf(kind: StaffEventKind, ids: readonly string[]): StaleTag[] {
  const type = kind in things ? things[kind as keyof typeof things] : undefined
  if (!type) return []
  if (ids.length === 0) return [type]
  return [...ids, 'LIST'].map((id) => ({ type, id }))
}
