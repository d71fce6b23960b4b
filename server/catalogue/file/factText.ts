import type { Facts, FactName } from '../../../contract/facts'
import { yesWords } from '../../../wording/catalogueFile'

/**
 * A fact as the text of a cell, which `readFact` reads; empty where it is unknown. A range has “à”,
 * because spreadsheets read `3-4` as a day and save another text.
 */
export function factText(facts: Facts, name: FactName): string {
  const value = facts[name]
  if (value === undefined) return ''
  if (value === true) return yesWords[0] ?? ''
  if (typeof value === 'string') return value
  return typeof value[0] === 'number'
    ? value.map((number) => String(number).replace('.', ',')).join(' à ')
    : value.join(', ')
}
