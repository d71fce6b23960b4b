import { ordersWords } from '../../../wording/orders'
import { Price } from '../../ui/Price'
import { useWords } from '../../ui/Shop'

/** An amount of an order, or a dash if the host sends none. */
export function Amount({ cents }: { cents: number | null }) {
  const words = useWords(ordersWords)
  return cents === null ? words.unknown : <Price cents={cents} words={words.amount} />
}
