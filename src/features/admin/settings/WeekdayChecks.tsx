import { weekdays, type Weekday } from '../../../../contract/weekdays'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { useWords } from '../../../ui/Shop'
import { Check } from '../parts/Check'
import { GroupError } from './GroupError'
import styles from './settings.module.css'

type Props = {
  name: string
  legend: string
  days: readonly Weekday[]
  onChange: (days: Weekday[]) => void
}

/** Some days of the week. */
export function WeekdayChecks({ name, legend, days, onChange }: Props) {
  const words = useWords(adminSettingsWords)
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      <div className={styles.checks}>
        {weekdays.map((day) => (
          <Check
            key={day}
            label={words.days[day]}
            checked={days.includes(day)}
            onChange={({ target }) =>
              onChange(
                weekdays.filter((one) => (one === day ? target.checked : days.includes(one))),
              )
            }
          />
        ))}
      </div>
      <GroupError name={name} />
    </fieldset>
  )
}
