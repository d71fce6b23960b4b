import type { FormValues } from '../../../ui/Form'

type Pieces = { pieces: { place: number; quantity: number }[] } | { wrong: string; max: number }

/** The quantities of the fields `line-1`, `line-2` …; the first field that holds no right one. */
export function readPieces(values: FormValues, lines: readonly { quantity: number }[]): Pieces {
  const pieces = []
  for (const [index, { quantity: max }] of lines.entries()) {
    const field = `line-${index + 1}`
    const text = (values[field] ?? '').trim()
    const quantity = Number(text || 0)
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > max) return { wrong: field, max }
    if (quantity > 0) pieces.push({ place: index + 1, quantity })
  }
  return { pieces }
}
