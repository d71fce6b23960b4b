import { addressLimits } from '../../../../contract/addressLimits'
import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Field } from '../../../ui/Field'
import type { FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { Fold } from '../parts/Fold'
import { StaffForm } from '../parts/StaffForm'
import { useCorrectStaffOrderAddressMutation } from './staffOrdersApi'

const parts = ['street', 'complement', 'postcode', 'town', 'phone'] as const

/** Corrects where a parcel goes. */
export function CorrectAddress({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [correct] = useCorrectStaffOrderAddressMutation()
  function save(typed: FormValues) {
    const { street = '', complement = '', postcode = '', town = '', phone = '' } = typed
    if (!street.trim() || !postcode.trim() || !town.trim()) return { message: words.addressMissing }
    const address = { street, complement, postcode, town, phone }
    return correct({ id: String(order.id), version: order.version, address }).unwrap()
  }
  return (
    <Fold summary={words.correct}>
      <StaffForm submit={words.correctSave(order.client.email !== null)} save={save}>
        {parts.map((part) => (
          <Field
            key={part}
            name={part}
            maxLength={addressLimits[part]}
            defaultValue={order.address_parts?.[part] ?? ''}
            label={words[part]}
          />
        ))}
      </StaffForm>
    </Fold>
  )
}
