import type * as z from 'zod/mini'
import type {
  createStaffPromotion,
  StaffPromotion,
} from '../../../contract/api/staff/staffPromotions'
import { inParis } from '../../../contract/parisianDays'
import type { NewPromotion } from '../../promotions/createPromotion'
import type { ListedPromotion } from '../../promotions/listPromotions'
import { usageProblem } from '../../promotions/rules'

/** A code of the list. */
export function toStaffPromotion(promotion: ListedPromotion, at: Date): StaffPromotion {
  return {
    id: promotion.id,
    code: promotion.code,
    kind: promotion.kind,
    value: promotion.value,
    minimum_cents: promotion.minimumCents,
    category: promotion.categoryId,
    max_uses: promotion.maxUses,
    once_per_client: promotion.oncePerClient,
    starts_on: promotion.startsOn,
    ends_on: promotion.endsOn,
    uses: promotion.uses,
    discount_cents: promotion.discountCents,
    is_open: usageProblem({ ...promotion, ownUses: 0 }, at) === null,
    is_ahead: promotion.startsOn !== null && inParis(at).day < promotion.startsOn,
    is_ended: promotion.endedAt !== null,
  }
}

/** A code as it is stored. */
export function toNewPromotion(
  body: z.infer<typeof createStaffPromotion.body>,
  createdAt: Date,
): NewPromotion {
  return {
    code: body.code,
    kind: body.kind,
    value: body.value,
    minimumCents: body.minimum_cents,
    categoryId: body.category,
    maxUses: body.max_uses,
    oncePerClient: body.once_per_client,
    startsOn: body.starts_on,
    endsOn: body.ends_on,
    createdAt,
  }
}
