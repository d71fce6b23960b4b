import type { ReviewsValue } from '../../../../contract/api/staff/staffSettingValues'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { Check } from '../parts/Check'
import { readCount, type Faults } from '../parts/readTyped'
import { SettingForm } from './SettingForm'
import { useSettingDraft, type Edited } from './useSettingDraft'

type Draft = { isAsked: boolean; days: string }

const toDraft = ({ invitationDays }: ReviewsValue): Draft => ({
  isAsked: invitationDays !== null,
  days: String(invitationDays ?? ''),
})

function readReviews({ isAsked, days }: Draft): { value: ReviewsValue; faults: Faults } {
  if (!isAsked) return { value: { invitationDays: null }, faults: {} }
  const invitationDays = readCount(days)
  return {
    value: { invitationDays },
    faults: invitationDays === null ? { invitationDays: 'count' } : {},
  }
}

/** Whether and when clients are asked for reviews. */
export function ReviewsForm(props: Edited<ReviewsValue>) {
  const words = useWords(adminSettingsWords)
  const edited = useSettingDraft('reviews', props, toDraft)
  const { draft, edit } = edited
  return (
    <SettingForm edited={edited} read={() => readReviews(draft)}>
      <Check
        label={words.isAsked}
        checked={draft.isAsked}
        onChange={({ target }) => edit({ isAsked: target.checked })}
      />
      {draft.isAsked && (
        <Field
          name="invitationDays"
          inputMode="numeric"
          maxLength={3}
          label={words.invitationDays}
          value={draft.days}
          onChange={({ target }) => edit({ days: target.value })}
        />
      )}
    </SettingForm>
  )
}
