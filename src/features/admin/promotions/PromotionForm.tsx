import { useState } from 'react'
import type { PromotionKind } from '../../../../contract/promotionKinds'
import { adminPromotionsWords } from '../../../../wording/admin/promotions'
import { Field } from '../../../ui/Field'
import type { FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { Check } from '../parts/Check'
import { Fold } from '../parts/Fold'
import { Select } from '../parts/Select'
import { StaffForm } from '../parts/StaffForm'
import { PromotionCategory } from './PromotionCategory'
import styles from './promotions.module.css'
import { readPromotion } from './readPromotion'
import { useCreateStaffPromotionMutation, type NewPromotion } from './staffPromotionsApi'

/** Makes a code: only its name and what it takes off are needed. */
export function PromotionForm({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const words = useWords(adminPromotionsWords)
  // Another form after each code, so that the last one's fields are empty.
  const [made, setMade] = useState(0)
  const [kind, setKind] = useState<PromotionKind>('percent')
  const [create] = useCreateStaffPromotionMutation()

  async function store(promotion: NewPromotion) {
    const done = await create(promotion).unwrap()
    setMade(made + 1)
    setKind('percent')
    return done
  }
  function save(values: FormValues) {
    const read = readPromotion(values)
    if ('wrong' in read) return { fields: { [read.wrong]: words.wrong[read.wrong] } }
    return store(read.promotion)
  }

  return (
    <Fold key={made} summary={words.create} isOpenAtFirst={isOpenAtFirst}>
      <StaffForm submit={words.createSave} save={save}>
        <Field
          required
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={30}
          label={words.code}
          hint={words.codeHint}
        />
        <Select
          name="kind"
          label={words.kind}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'amount' ? 'amount' : 'percent')}
        >
          <option value="percent">{words.percent}</option>
          <option value="amount">{words.amount}</option>
        </Select>
        <Field
          required
          name="value"
          inputMode="decimal"
          autoComplete="off"
          label={words.valueOf[kind]}
        />
        <Field name="minimum" inputMode="decimal" autoComplete="off" label={words.minimum} />
        <PromotionCategory />
        <Field name="max_uses" inputMode="numeric" autoComplete="off" label={words.maxUses} />
        <Check name="once" label={words.once} />
        <div className={styles.days}>
          <Field type="date" name="starts_on" label={words.startsOn} />
          <Field type="date" name="ends_on" label={words.endsOn} />
        </div>
      </StaffForm>
    </Fold>
  )
}
