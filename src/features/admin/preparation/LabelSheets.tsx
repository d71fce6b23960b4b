import { useSearchParams } from 'react-router-dom'
import type { PreparedOrder } from '../../../../contract/api/staff/staffPreparation'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { Field } from '../../../ui/Field'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { AddressLabel } from './AddressLabel'
import { labelsOfSheet, toSheets } from './labelSheets'
import styles from './labels.module.css'

/** The addresses of the parcels on sheets of labels, from the first free one on. */
export function LabelSheets({ orders }: { orders: readonly PreparedOrder[] }) {
  const words = useWords(adminPreparationWords)
  const [search, setSearch] = useSearchParams()
  const parcels = orders.filter(({ address }) => address.length > 0)
  const typed = Number(search.get('premiere') ?? 1)
  const first = Number.isInteger(typed) && typed >= 1 && typed <= labelsOfSheet ? typed : 1
  if (parcels.length === 0) return <Panel>{words.noLabels}</Panel>

  function startAt(value: string) {
    const next = new URLSearchParams(search)
    next.set('premiere', value)
    setSearch(next, { replace: true })
  }

  return (
    <>
      <div className={styles.hints}>
        <p>{words.labelsHint}</p>
        <Field
          type="number"
          inputMode="numeric"
          min={1}
          max={labelsOfSheet}
          defaultValue={first}
          onChange={({ target }) => startAt(target.value)}
          label={words.firstLabel}
        />
      </div>
      {toSheets(parcels, first).map((sheet, place) => (
        <ul key={place} className={styles.sheet}>
          {sheet.map((order, position) =>
            order ? (
              <AddressLabel key={order.id} order={order} />
            ) : (
              <li key={position} className={styles.used} aria-hidden="true" />
            ),
          )}
        </ul>
      ))}
    </>
  )
}
