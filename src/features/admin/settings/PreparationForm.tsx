import type { PreparationValue } from '../../../../contract/api/staff/staffSettingValues'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { GroupError } from './GroupError'
import { readPreparation, toPreparationDraft } from './preparationDraft'
import { SettingForm } from './SettingForm'
import styles from './settings.module.css'
import { useSettingDraft, type Edited } from './useSettingDraft'
import { WeekdayChecks } from './WeekdayChecks'

/** How long an order takes. */
export function PreparationForm(props: Edited<PreparationValue>) {
  const words = useWords(adminSettingsWords)
  const edited = useSettingDraft('preparation', props, toPreparationDraft)
  const { draft, edit } = edited
  return (
    <SettingForm edited={edited} read={() => readPreparation(draft)}>
      <div className={styles.row}>
        <Field
          name="days"
          inputMode="numeric"
          maxLength={3}
          label={words.preparationDays}
          value={draft.days}
          onChange={({ target }) => edit({ days: target.value })}
        />
        <Field
          type="time"
          name="cutOff"
          label={words.cutOff}
          value={draft.cutOff}
          onChange={({ target }) => edit({ cutOff: target.value })}
        />
      </div>
      <p className={styles.quiet}>{words.cutOffHint}</p>
      <WeekdayChecks
        name="workingDays"
        legend={words.workingDays}
        days={draft.workingDays}
        onChange={(workingDays) => edit({ workingDays })}
      />
      <div className={styles.row}>
        <Field
          name="transit.from"
          inputMode="numeric"
          maxLength={3}
          label={words.transitFrom}
          value={draft.from}
          onChange={({ target }) => edit({ from: target.value })}
        />
        <Field
          name="transit.to"
          inputMode="numeric"
          maxLength={3}
          label={words.transitTo}
          value={draft.to}
          onChange={({ target }) => edit({ to: target.value })}
        />
      </div>
      <GroupError name="transit" />
      <WeekdayChecks
        name="transit.workingDays"
        legend={words.carrierDays}
        days={draft.carrierDays}
        onChange={(carrierDays) => edit({ carrierDays })}
      />
    </SettingForm>
  )
}
