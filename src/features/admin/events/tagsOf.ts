import type { StaffChanges } from '../../../../contract/api/staff/staffEvents'
import type { StaffEventKind } from '../../../../contract/staffEvents'
import { adminTags } from '../../../api/admin/adminApi'

/** What a change of each kind makes stale, beside the orders. A room of a new kind adds its tags here. */
const stale = {
  // A withdrawal shows its order’s refunds, and the sheet of an order what is declared of it; its
  // money makes documents and figures, its parcel leaves the shelf, and its code has served once more.
  order: [
    'StaffWithdrawal',
    'StaffDocument',
    'StaffProduct',
    'StaffPromotion',
    'Today',
    'Figures',
    'TeamLog',
  ],
  withdrawal: ['StaffWithdrawal', 'StaffOrder', 'Today', 'TeamLog'],
  product: ['StaffProduct', 'Today', 'StaffAlert', 'TeamLog'],
  review: ['StaffReview', 'Today', 'TeamLog'],
  promotion: ['StaffPromotion', 'TeamLog'],
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
  return changes.flatMap(({ kind, ids }): StaleTag[] =>
    // A newer server may name a kind that this window does not know.
    kind in stale ? [...ordersOf(kind, ids), ...stale[kind]] : [],
  )
}

/** The orders that are named, and their list; every order if none is named. */
function ordersOf(kind: StaffEventKind, ids: readonly string[]): StaleTag[] {
  if (kind !== 'order') return []
  if (ids.length === 0) return ['StaffOrder']
  return [...ids, 'LIST'].map((id) => ({ type: 'StaffOrder', id }))
}
