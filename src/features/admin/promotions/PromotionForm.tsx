import { useState } from 'react'
import type { PromotionKind } from '../../../../contract/promotionKinds'
import { adminPromotionsWords } from '../../../../wording/admin/promotions'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import { Check } from '../parts/Check'
import { Fold } from '../parts/Fold'
import { Select } from '../parts/Select'
import { useUnsaved } from '../parts/useUnsaved'
import { PromotionCategory } from './PromotionCategory'
import styles from './promotions.module.css'
import { readPromotion } from './readPromotion'
import { useCreateStaffPromotionMutation } from './staffPromotionsApi'

/** Makes a code: only its name and what it takes off are needed. */
export function PromotionForm({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const words = useWords(adminPromotionsWords)
  // Another form after each code, so that the last one's fields are empty.
  const [made, setMade] = useState(0)
  const [kind, setKind] = useState<PromotionKind>('percent')
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped)
  const [create] = useCreateStaffPromotionMutation()
  const news = useStaffNews()

  async function submit(values: FormValues) {
    const read = readPromotion(values)
    if ('wrong' in read) return { fields: { [read.wrong]: words.wrong[read.wrong] } }
    try {
      news.done(await create(read.promotion).unwrap())
      setMade(made + 1)
      setKind('percent')
      setTyped(false)
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }

  return (
    <Fold key={made} summary={words.create} isOpenAtFirst={isOpenAtFirst}>
      <Form submit={words.createSave} onSubmit={submit}>
        <Field
          required
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={30}
          label={words.code}
          hint={words.codeHint}
          onChange={({ target }) => setTyped(target.value.trim() !== '')}
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
      </Form>
    </Fold>
  )
}
