import type { FormProblem, FormValues } from '../../ui/Form'
import type { WithdrawableOrder } from './Withdrawable'

export type Picked = WithdrawableOrder['lines']

export const fieldOf = (place: number) => `line_${place}`

type Words = { nothingPicked: string; quantityWrong: (max: number) => string }

/** The lines of which at least one piece is picked, or what is wrong with the quantities. */
export function pickLines(
  { lines }: WithdrawableOrder,
  values: FormValues,
  words: Words,
): { picked: Picked } | { problem: FormProblem } {
  const fields: Record<string, string> = {}
  const picked = lines.flatMap((line) => {
    const typed = (values[fieldOf(line.place)] ?? '').trim() || '0'
    const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : NaN
    if (!(quantity <= line.quantity))
      fields[fieldOf(line.place)] = words.quantityWrong(line.quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  if (Object.keys(fields).length > 0) return { problem: { fields } }
  return picked.length > 0 ? { picked } : { problem: { message: words.nothingPicked } }
}
