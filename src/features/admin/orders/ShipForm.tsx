import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { carriers, type Carrier } from '../../../../contract/carriers'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Field } from '../../../ui/Field'
import type { FormProblem, FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { Select } from '../parts/Select'
import { StaffForm } from '../parts/StaffForm'
import styles from './OrderSheet.module.css'
import { lastCarrier, rememberCarrier } from './lastCarrier'
import { useChangeStaffOrderMutation } from './staffOrdersApi'

type Props = {
  order: StaffOrder
  /** Of a correction: whether somebody else has made one meanwhile. */
  hasChanged?: () => boolean
  onStored?: () => void
}

/**
 * Ships an order: only the number is typed, because the carrier is the last one; without a number only
 * where that is chosen. Of one that has left, corrects them.
 */
export function ShipForm({ order, hasChanged, onStored }: Props) {
  const words = useWords(adminOrdersWords)
  const [change] = useChangeStaffOrderMutation()
  const isCorrection = order.state === 'expédiée'
  const isTold = order.client.email !== null

  function save(typed: FormValues): FormProblem | Promise<{ message: string }> {
    const { carrier: chosen = '', tracking_number = '' } = typed
    const carrier = carriers.find((one) => one === chosen)
    const isTracked = tracking_number.trim() !== ''
    if (isCorrection && !(isTracked && carrier)) return { message: words.trackingMissing }
    if (!isTracked && carrier) return { fields: { tracking_number: words.numberMissing } }
    if (isTracked && !carrier) return { fields: { carrier: words.carrierMissing } }
    const parcel = isTracked && carrier ? { carrier, tracking_number } : {}
    if (hasChanged?.()) return { message: words.trackingMeanwhile }
    rememberCarrier(chosen)
    return send(parcel)
  }
  async function send(parcel: { carrier?: Carrier; tracking_number?: string }) {
    const { id, version } = order
    const done = await change({ id: String(id), version, state: 'expédiée', ...parcel }).unwrap()
    onStored?.()
    return done
  }

  return (
    <StaffForm
      submit={isCorrection ? words.correctSave(isTold) : words.action('expédiée', isTold)}
      save={save}
    >
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
    </StaffForm>
  )
}
