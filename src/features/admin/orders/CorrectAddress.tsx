import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import { Fold } from '../parts/Fold'
import { useCorrectStaffOrderAddressMutation } from './staffOrdersApi'

const parts = ['street', 'complement', 'postcode', 'town', 'phone'] as const

/** Corrects where a parcel goes. */
export function CorrectAddress({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrdersWords)
  const [correct] = useCorrectStaffOrderAddressMutation()
  const news = useStaffNews()
  async function submit(typed: FormValues) {
    const { street = '', complement = '', postcode = '', town = '', phone = '' } = typed
    if (!street.trim() || !postcode.trim() || !town.trim()) return { message: words.addressMissing }
    const address = { street, complement, postcode, town, phone }
    try {
      news.done(await correct({ id: String(order.id), version: order.version, address }).unwrap())
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }
  return (
    <Fold summary={words.correct}>
      <Form submit={words.correctSave} onSubmit={submit}>
        {parts.map((part) => (
          <Field
            key={part}
            name={part}
            maxLength={200}
            defaultValue={order.address_parts?.[part] ?? ''}
            label={words[part]}
          />
        ))}
      </Form>
    </Fold>
  )
}
