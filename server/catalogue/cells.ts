import { categoryNames } from '../../wording/replies/catalogue'
import { cellFaults, noWords, yesWords } from '../../wording/catalogueFile'
import { restore } from './csv'
import { sortName } from './sortName'

/** Thrown for a cell that cannot be read; the message says what it should hold. */
export class CellFault extends Error {}

export const limits = {
  serial: 64,
  name: 200,
  country: 100,
  description: 5000,
  priceCents: 10_000_000,
  weightGrams: 1_000_000,
  stock: 1_000_000,
}

/** A serial number goes into addresses: letters, digits and `.`, `_`, `-`. */
export function readSerial(cell: string): string {
  const isSerial = /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(cell) && cell.length <= limits.serial
  if (!isSerial) throw new CellFault(cellFaults.serial(limits.serial))
  return cell
}

/** A text on one line. */
export function readLine(cell: string, longest: number): string {
  return readText(cell.replace(/[ \t\r\n]+/g, ' '), longest)
}

/** A text that may have several lines. */
export function readText(cell: string, longest: number): string {
  const text = restore(cell.replace(/\r\n?/g, '\n')).normalize('NFC').trim()
  if (/[^\P{Cc}\n\t]/u.test(text)) throw new CellFault(cellFaults.control)
  if (text.length > longest) throw new CellFault(cellFaults.tooLong(longest))
  return text
}

/** Integer cents from euros as people in France and elsewhere write them: 1 299,00 €, 12.9. */
export function readPrice(cell: string): number {
  const cents = hundredths(cell.replace('€', ''))
  if (cents === undefined || cents > limits.priceCents)
    throw new CellFault(cellFaults.price(String(limits.priceCents / 100)))
  return cents
}

/** Hundredths of a percent: 5,5 is 550. */
export function readVat(cell: string): number {
  const rate = hundredths(cell.replace('%', ''))
  if (rate === undefined || rate > 10_000) throw new CellFault(cellFaults.vat)
  return rate
}

export function readWeight(cell: string): number {
  const grams = whole(cell.replace(/g$/i, ''))
  if (grams === undefined || grams < 1 || grams > limits.weightGrams)
    throw new CellFault(cellFaults.weight(limits.weightGrams))
  return grams
}

export function readStock(cell: string): number {
  const stock = whole(cell)
  if (stock === undefined || stock > limits.stock)
    throw new CellFault(cellFaults.stock(limits.stock))
  return stock
}

export function readYesOrNo(cell: string): boolean {
  const word = sortName(cell)
  if (yesWords.includes(word)) return true
  if (noWords.includes(word)) return false
  throw new CellFault(cellFaults.yesOrNo)
}

/** A category by its name, whatever its case and accents, or by its number. */
export function readCategory(cell: string): number {
  const wanted = sortName(cell)
  const found = Object.entries(categoryNames).find(
    ([id, name]) => id === wanted || sortName(name) === wanted,
  )
  if (!found) throw new CellFault(cellFaults.category(Object.values(categoryNames)))
  return Number(found[0])
}

// Spaces of every width part thousands; a comma or a point parts decimals, two at most.
function hundredths(cell: string): number | undefined {
  const parts = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(cell.replace(/\s/g, ''))
  if (!parts) return undefined
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

function whole(cell: string): number | undefined {
  const digits = cell.replace(/\s/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
