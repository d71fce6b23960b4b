import { frenchNumber } from '../../ui/frenchNumber'
import { formatAmount } from '../../ui/Price'

/** A sum from which something changes: “45”, but “45,50”. */
export function formatSum(cents: number): string {
  return cents % 100 === 0 ? frenchNumber(String(cents / 100)) : formatAmount(cents)
}
