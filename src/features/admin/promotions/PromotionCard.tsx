import type { StaffPromotion } from '../../../../contract/api/staff/staffPromotions'
import { adminPromotionsWords } from '../../../../wording/admin/promotions'
import { categoryNames } from '../../../../wording/replies/catalogue'
import { Button } from '../../../ui/Button'
import { formatAmount } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import cards from '../parts/cards.module.css'
import { Fold } from '../parts/Fold'
import styles from './promotions.module.css'
import { useEndStaffPromotionMutation } from './staffPromotionsApi'

/** A code with its conditions, its uses, and how it ends. */
export function PromotionCard({ promotion }: { promotion: StaffPromotion }) {
  const words = useWords(adminPromotionsWords)
  const { id, code, kind, value, minimum_cents: minimum, category, max_uses: maxUses } = promotion
  const { starts_on: from, ends_on: to, uses, is_open: isOpen, is_ended: isEnded } = promotion
  const closedWords = promotion.is_ahead ? words.notYet : words.noLonger
  const [end] = useEndStaffPromotionMutation()
  const { run, problem, isBusy } = useStaffChange()
  const name = category === null ? undefined : categoryNames[category]
  const conditions = [
    name !== undefined && words.onlyCategory(name),
    minimum > 0 && words.from(formatAmount(minimum)),
    maxUses !== null && words.most(maxUses),
    promotion.once_per_client && words.once,
    (from !== null || to !== null) && words.days(from, to),
  ].filter((condition) => condition !== false)
  return (
    <article className={cards.card} data-is-open={isOpen}>
      <h2>{code}</h2>
      <p>{kind === 'percent' ? words.takesPercent(value) : words.takes(formatAmount(value))}</p>
      {conditions.length > 0 && (
        <ul>
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <p>
        {words.used(uses)}
        {uses > 0 && ` ${words.given(formatAmount(promotion.discount_cents))}`}
      </p>
      {!isOpen && <p className={styles.quiet}>{isEnded ? words.ended : closedWords}</p>}
      <ChangeProblem problem={problem} />
      {!isEnded && (
        <Fold summary={words.end(code)}>
          <div>
            <p>{words.endWhat}</p>
            <Button isBusy={isBusy} onClick={() => void run(() => end(String(id)).unwrap())}>
              {words.endSave}
            </Button>
          </div>
        </Fold>
      )}
    </article>
  )
}
