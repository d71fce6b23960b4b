import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import styles from './OrderSheet.module.css'
import { useCorrectStaffOrderAddressMutation } from './staffOrdersApi'
import { useStaffNews } from '../news/useStaffNews'

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
    <details className={styles.more}>
      <summary>{words.correct}</summary>
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
    </details>
  )
}
