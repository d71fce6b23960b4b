import type { ClosedWeeksValue } from '../../../../contract/api/staff/staffSettingValues'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { GroupError } from './GroupError'
import { SettingForm } from './SettingForm'
import styles from './settings.module.css'
import { useRemoval } from './useRemoval'
import { useSettingDraft, type Edited } from './useSettingDraft'

const asRead = (value: ClosedWeeksValue) => value
/** One day needs to be typed once. */
const whole = (weeks: ClosedWeeksValue) => weeks.map(({ from, to }) => ({ from, to: to || from }))

/** On which days nothing is prepared or handed out. */
export function ClosedWeeksForm(props: Edited<ClosedWeeksValue>) {
  const words = useWords(adminSettingsWords)
  const edited = useSettingDraft('closedWeeks', props, asRead)
  const { draft: weeks, setDraft } = edited
  const { rows, generation, onRemoved } = useRemoval()
  function remove(place: number) {
    setDraft(weeks.filter((_, index) => index !== place))
    onRemoved(words.period(place + 1))
  }
  const put = (place: number, part: Partial<ClosedWeeksValue[number]>) =>
    setDraft(weeks.map((week, index) => (index === place ? { ...week, ...part } : week)))
  return (
    <SettingForm edited={edited} read={() => ({ value: whole(weeks), faults: {} })}>
      <p className={styles.quiet}>{words.closedWeeksHint}</p>
      {weeks.length === 0 && <p>{words.noPeriods}</p>}
      {rows(
        words.periods,
        weeks.map(({ from, to }, place) => (
          <fieldset key={`${generation} ${place}`} className={styles.part}>
            <legend>{words.period(place + 1)}</legend>
            <div className={styles.row}>
              <Field
                type="date"
                name={`[${place}].from`}
                label={words.firstDay}
                value={from}
                onChange={({ target }) => put(place, { from: target.value })}
              />
              <Field
                type="date"
                name={`[${place}].to`}
                label={words.lastDay}
                value={to}
                onChange={({ target }) => put(place, { to: target.value })}
              />
              <Button
                variant="quiet"
                aria-label={words.removePart(words.period(place + 1))}
                onClick={() => remove(place)}
              >
                {words.remove}
              </Button>
            </div>
            <GroupError name={`[${place}]`} />
          </fieldset>
        )),
      )}
      <p>
        <Button variant="quiet" onClick={() => setDraft([...weeks, { from: '', to: '' }])}>
          {words.addPeriod}
        </Button>
      </p>
    </SettingForm>
  )
}
