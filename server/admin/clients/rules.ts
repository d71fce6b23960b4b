import { maxWordsOfStaffSearch } from '../../../contract/lists'
import { orderIdOfReference } from '../../cart/orderId'

/**
 * The words that a client or an order is looked for by. A telephone number is one word, unlike the
 * numbers of orders and postcodes; a whole French one has no prefix, so that it is found however it
 * was typed, and the reference of a transfer is the number of its order.
 */
export function readWords(text: string): string[] {
  const typed = text.trim()
  if (/^(?:\+|\(?0)[\d\s.()/-]{5,}$/.test(typed))
    return [
      typed
        .replace(/[^\d+]/g, '')
        .replace(/^(?:\+|00)33/, '0')
        .replace(/^0+(?=[1-9]\d{8}$)/, ''),
    ]
  const words = typed.split(/\s+/).filter(Boolean)
  return words
    .map((word) => String(orderIdOfReference(word) ?? word))
    .slice(0, maxWordsOfStaffSearch)
}
