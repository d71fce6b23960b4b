import type { StaffPromotion } from '../../../contract/api/staff/staffPromotions'
import { adminPromotionsWords } from '../../../wording/admin/promotions'
import { WithNews } from '../../features/admin/news/WithNews'
import cards from '../../features/admin/parts/cards.module.css'
import { Loaded } from '../../features/admin/parts/Loaded'
import { PromotionCard } from '../../features/admin/promotions/PromotionCard'
import { PromotionForm } from '../../features/admin/promotions/PromotionForm'
import { useListStaffPromotionsQuery } from '../../features/admin/promotions/staffPromotionsApi'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function Promotions() {
  const words = useWords(adminPromotionsWords)
  useAdminTitle(words.title)
  const query = useListStaffPromotionsQuery(undefined)
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <WithNews>
        <Loaded query={query} lines={8}>
          {({ promotions, has_all: hasAll = true }) => (
            <Found promotions={promotions} hasAll={hasAll} />
          )}
        </Loaded>
      </WithNews>
    </>
  )
}

type FoundProps = { promotions: readonly StaffPromotion[]; hasAll: boolean }

function Found({ promotions, hasAll }: FoundProps) {
  const words = useWords(adminPromotionsWords)
  const isEmpty = promotions.length === 0
  return (
    <>
      <p>{isEmpty ? words.none : words.hint}</p>
      <PromotionForm isOpenAtFirst={isEmpty} />
      <ul className={cards.list}>
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
      {!hasAll && <p>{words.firstOnly(promotions.length)}</p>}
    </>
  )
}
