import type { PreparedOrder } from '../../../../contract/api/staff/staffPreparation'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'

/** What is to be paid at the counter, so that nobody hands the order over unpaid. */
export function ToPay({ order: { to_pay_cents: cents } }: { order: PreparedOrder }) {
  const words = useWords(adminPreparationWords)
  if (cents === null) return null
  return (
    <p>
      <b>
        <Price cents={cents} words={words.toPay} />
      </b>
    </p>
  )
}
