import type { HoursValue } from '../../../../contract/api/staff/staffSettingValues'
import { weekdays } from '../../../../contract/weekdays'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { useWords } from '../../../ui/Shop'
import { DayHours } from './DayHours'
import { SettingForm } from './SettingForm'
import styles from './settings.module.css'
import { useSettingDraft, type Edited } from './useSettingDraft'

const asRead = (value: HoursValue) => value

/** When the shop is open. */
export function HoursForm(props: Edited<HoursValue>) {
  const words = useWords(adminSettingsWords)
  const edited = useSettingDraft('hours', props, asRead)
  const { draft, edit } = edited
  return (
    <SettingForm edited={edited} read={() => ({ value: draft, faults: {} })}>
      <p className={styles.quiet}>{words.hoursHint}</p>
      <div className={styles.week}>
        {weekdays.map((day) => (
          <DayHours
            key={day}
            day={day}
            hours={draft}
            onChange={(spans) => edit({ [day]: spans })}
          />
        ))}
      </div>
    </SettingForm>
  )
}
