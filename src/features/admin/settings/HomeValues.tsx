import type { HomeValue } from '../../../../contract/api/staff/staffSettingValues'
import { adminHomeWords } from '../../../../wording/admin/home'
import { homeWords } from '../../../../wording/home'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { TextArea } from '../../../ui/TextArea'
import styles from './settings.module.css'

type Values = HomeValue['values']

/** The values that are beside one another at the foot of the home page. */
export function HomeValues({
  values,
  onChange,
}: {
  values: Values
  onChange: (values: Values) => void
}) {
  const words = useWords(adminHomeWords)
  const { items } = useWords(homeWords).values
  const put = (place: number, part: Partial<Values[number]>) =>
    onChange(values.map((value, index) => (index === place ? { ...value, ...part } : value)))
  return values.map(({ title, text }, place) => (
    <fieldset key={place} className={styles.part}>
      <legend>{words.value(place + 1)}</legend>
      <Field
        name={`values[${place}].title`}
        autoComplete="off"
        label={words.valueTitle}
        placeholder={items[place]?.title}
        value={title}
        onChange={({ target }) => put(place, { title: target.value })}
      />
      <TextArea
        name={`values[${place}].text`}
        rows={3}
        label={words.valueText}
        placeholder={items[place]?.text}
        value={text}
        onChange={({ target }) => put(place, { text: target.value })}
      />
    </fieldset>
  ))
}
