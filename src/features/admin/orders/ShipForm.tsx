import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { carriers } from '../../../../contract/carriers'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import { Select } from '../parts/Select'
import styles from './OrderSheet.module.css'
import { lastCarrier, rememberCarrier } from './lastCarrier'
import { useChangeStaffOrderMutation } from './staffOrdersApi'

/**
 * Ships an order: only the number is typed, because the carrier is the last one. Of one that has left,
 * corrects them.
 */
export function ShipForm({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [change] = useChangeStaffOrderMutation()
  const news = useStaffNews()
  const isCorrection = order.state === 'expédiée'

  async function submit({ carrier: chosen = '', tracking_number = '' }: FormValues) {
    const carrier = carriers.find((one) => one === chosen)
    const isTracked = tracking_number.trim() !== ''
    if (isCorrection && !(isTracked && carrier)) return { message: words.trackingMissing }
    if (isTracked && !carrier) return { fields: { carrier: words.carrierMissing } }
    const parcel = isTracked && carrier ? { carrier, tracking_number } : {}
    rememberCarrier(chosen)
    try {
      const { version } = order
      news.done(
        await change({ id: String(order.id), version, state: 'expédiée', ...parcel }).unwrap(),
      )
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }

  return (
    <Form submit={isCorrection ? words.correctSave : words.action('expédiée')} onSubmit={submit}>
      <div className={styles.parcel}>
        <Select name="carrier" label={words.carrier} defaultValue={order.carrier ?? lastCarrier()}>
          {carriers.map((carrier) => (
            <option key={carrier}>{carrier}</option>
          ))}
          {!isCorrection && <option value="">{words.noCarrier}</option>}
        </Select>
        <Field
          name="tracking_number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={order.tracking_number ?? ''}
          label={words.tracking}
          hint={words.trackingHint}
        />
      </div>
    </Form>
  )
}
