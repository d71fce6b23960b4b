import { toEuros } from '../../../contract/amounts'
import { readDecimal, readEuros } from '../../../contract/decimals'
import { maxInteger } from '../../../contract/maxInteger'
import { categoryNames } from '../../../wording/replies/catalogue'
import { cellFaults, noWords, yesWords } from '../../../wording/catalogueFile'
import { findWord } from '../findWord'
import { restore } from './csv'

/** Thrown for a cell that cannot be read; the message says what the cell should contain. */
export class CellFault extends Error {}

export const limits = {
  serial: 64,
  name: 200,
  country: 100,
  description: 5000,
  pictureName: 255,
  pictureAlt: 200,
  priceCents: 10_000_000,
  deliveryExtraCents: 100_000,
  weightGrams: 1_000_000,
  stock: 1_000_000,
}

/** A serial number is part of URLs: letters, digits and `.`, `_`, `-`. */
export function readSerial(cell: string): string {
  const isSerial = /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(cell) && cell.length <= limits.serial
  if (!isSerial) throw new CellFault(cellFaults.serial(limits.serial))
  return cell
}

/** Reads a text on one line. */
export function readLine(cell: string, maxLength: number): string {
  return readText(cell.replace(/[ \t\r\n]+/g, ' '), maxLength)
}

/** Reads a text that may have several lines. */
export function readText(cell: string, maxLength: number): string {
  const text = restore(cell.replace(/\r\n?/g, '\n')).normalize('NFC').trim()
  if (/[^\P{Cc}\n\t]/u.test(text)) throw new CellFault(cellFaults.control)
  if (text.length > maxLength) throw new CellFault(cellFaults.tooLong(maxLength))
  return text
}

/**
 * Reads positive euros, written as in France or elsewhere (1 299,00 €, 12€90 or 12.9), as integer
 * cents.
 */
export function readPrice(cell: string): number {
  const cents = readEuros(cell)
  if (cents === null || cents < 1 || cents > limits.priceCents)
    throw new CellFault(cellFaults.price(toEuros(limits.priceCents)))
  return cents
}

/** Reads euros of nothing or more as integer cents. */
export function readDeliveryExtra(cell: string): number {
  const cents = readEuros(cell)
  if (cents === null || cents > limits.deliveryExtraCents)
    throw new CellFault(cellFaults.deliveryExtra(toEuros(limits.deliveryExtraCents)))
  return cents
}

/** Reads a percentage as hundredths of a percent: 5,5 is 550. */
export function readVat(cell: string): number {
  const rate = readDecimal(cell.replace(/\s/g, '').replace(/^%|%$/, ''), 2)
  if (rate === null || rate > 10_000) throw new CellFault(cellFaults.vat)
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

/**
 * Reads a stock that an export wrote: a cancelled order may have raised it above what a file may
 * set.
 */
export function readExportedStock(cell: string): number {
  const stock = whole(cell)
  if (stock === undefined || stock > maxInteger) throw new CellFault(cellFaults.stock(limits.stock))
  return stock
}

/** Reads a stock movement: +12, −3 with any dash, 12 if the spreadsheet dropped the sign. */
export function readMovement(cell: string): number {
  const [, sign, digits] =
    /^([+\p{Dash}]?)(.*)$/u.exec(restore(cell).normalize('NFKC').trim()) ?? []
  const pieces = whole(digits ?? '')
  if (pieces === undefined || pieces > limits.stock)
    throw new CellFault(cellFaults.movement(limits.stock))
  return sign === '' || sign === '+' ? pieces : -pieces
}

export function readYesOrNo(cell: string): boolean {
  if (findWord(yesWords, cell)) return true
  if (findWord(noWords, cell)) return false
  throw new CellFault(cellFaults.yesOrNo)
}

/** Reads a category by name or by number. */
export function readCategory(cell: string): number {
  const words = Object.entries(categoryNames).flat()
  const place = words.indexOf(findWord(words, cell) ?? '')
  if (place < 0) throw new CellFault(cellFaults.category(Object.values(categoryNames)))
  return Number(words[place - (place % 2)])
}

function whole(cell: string): number | undefined {
  const digits = cell.replace(/\s/g, '')
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined
}
