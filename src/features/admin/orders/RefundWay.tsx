import { manualMeans } from '../../../../contract/paymentMeans'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { Select } from '../parts/Select'

/** How money goes back to the client, or has gone back already. */
export function RefundWay() {
  const words = useWords(adminOrdersWords)
  return (
    <Select name="made_by" label={words.refundWay}>
      <option value="">{words.refundAsPaid}</option>
      {manualMeans.map((means) => (
        <option key={means} value={means}>
          {words.refundMadeBy[means]}
        </option>
      ))}
    </Select>
  )
}
