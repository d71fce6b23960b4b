import { addressLimits } from '../../../../contract/addressLimits'
import type { AddressParts } from '../../../../contract/api/address'
import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Field } from '../../../ui/Field'
import type { FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import { StaffForm } from '../parts/StaffForm'
import { useOpened } from '../parts/useOpened'
import { useCorrectStaffOrderAddressMutation } from './staffOrdersApi'

const parts = ['street', 'complement', 'postcode', 'town', 'phone'] as const

/** Corrects where a parcel goes. */
export function CorrectAddress({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [correct] = useCorrectStaffOrderAddressMutation()
  const { opened, onInput, hasChanged, onStored } = useOpened(order.address_parts)
  function save(typed: FormValues) {
    const { street = '', complement = '', postcode = '', town = '', phone = '' } = typed
    if (!street.trim() || !postcode.trim() || !town.trim()) return { message: words.addressMissing }
    if (hasChanged()) return { message: words.addressMeanwhile }
    return send({ street, complement, postcode, town, phone })
  }
  async function send(address: AddressParts) {
    const { id, version } = order
    const done = await correct({ id: String(id), version, address }).unwrap()
    onStored()
    return done
  }
  return (
    <Fold key={JSON.stringify(opened)} summary={words.correct}>
      <div onInput={onInput}>
        <StaffForm submit={words.addressSave} save={save}>
          {order.client.email !== null && <p>{words.addressTold}</p>}
          {parts.map((part) => (
            <Field
              key={part}
              name={part}
              maxLength={addressLimits[part]}
              defaultValue={opened?.[part] ?? ''}
              label={words[part]}
            />
          ))}
        </StaffForm>
      </div>
    </Fold>
  )
}
