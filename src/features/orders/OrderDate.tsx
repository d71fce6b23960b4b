import { ordersWords } from '../../../wording/orders'
import { useWords } from '../../ui/Shop'

/** The day of an order; the specification's fixed placeholder if the host sends none. */
export function OrderDate({ date }: { date: string | null }) {
  const words = useWords(ordersWords)
  if (date === null || Number.isNaN(Date.parse(date))) return words.datePlaceholder
  return <time dateTime={date}>{words.dateOf(new Date(date))}</time>
}
