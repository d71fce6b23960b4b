import { weekdays, type Weekday } from '../../../../contract/weekdays'
import type { HoursValue } from '../../../../contract/api/staff/staffSettingValues'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { GroupError } from './GroupError'
import styles from './settings.module.css'
import { useRemoval } from './useRemoval'

type Spans = HoursValue[Weekday]
type Props = {
  day: Weekday
  hours: HoursValue
  onChange: (spans: Spans) => void
}

/** The hours of a day: closed, or one or several spans. */
export function DayHours({ day, hours, onChange }: Props) {
  const words = useWords(adminSettingsWords)
  const spans = hours[day]
  const before = weekdays[weekdays.indexOf(day) - 1]
  const yesterday = before ? hours[before] : []
  const mayCopy = spans.length === 0 && yesterday.length > 0
  const name = words.days[day]
  const { rows, generation, onRemoved } = useRemoval()
  function remove(place: number) {
    onChange(spans.filter((_, index) => index !== place))
    onRemoved(words.span(name, place + 1))
  }
  const put = (place: number, part: Partial<Spans[number]>) =>
    onChange(spans.map((span, index) => (index === place ? { ...span, ...part } : span)))
  return (
    <fieldset className={styles.day}>
      <legend>{name}</legend>
      {spans.length === 0 && <p className={styles.quiet}>{words.closed}</p>}
      {rows(
        words.spansOf(name),
        spans.map(({ from, to }, place) => (
          <div key={`${generation} ${place}`}>
            <div className={styles.row}>
              <Field
                type="time"
                name={`${day}[${place}].from`}
                label={words.from}
                value={from}
                onChange={({ target }) => put(place, { from: target.value })}
              />
              <Field
                type="time"
                name={`${day}[${place}].to`}
                label={words.to}
                value={to}
                onChange={({ target }) => put(place, { to: target.value })}
              />
              <Button
                variant="quiet"
                aria-label={words.removeSpan(name, place + 1)}
                onClick={() => remove(place)}
              >
                {words.remove}
              </Button>
            </div>
            <GroupError name={`${day}[${place}]`} />
          </div>
        )),
      )}
      <GroupError name={day} />
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          aria-label={words.addSpan(name)}
          onClick={() => onChange([...spans, { from: '', to: '' }])}
        >
          {words.addSpanShort}
        </Button>
        {mayCopy && (
          <Button variant="quiet" onClick={() => onChange(yesterday)}>
            {words.sameAsBefore}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
