/** What a shop declares of its accessibility; the level follows from the rate of an audit. */
export type Accessibility = {
  level: 'none' | 'exempt' | 'full' | 'partial' | 'non'
  /** The share of the criteria of the RGAA that are met, in percent; null without an audit. */
  rate: number | null
}

/**
 * `none`, `exempt`, or the rate that an audit found, such as `audit:87`; undefined for any other
 * text. The levels are those of the RGAA: all criteria, at least half, or fewer.
 */
export function parseAccessibility(text: string): Accessibility | undefined {
  if (text === 'none' || text === 'exempt') return { level: text, rate: null }
  const digits = /^audit:([\d.,]+)$/.exec(text)?.[1] ?? ''
  const rate = digits && Number(digits.replace(',', '.'))
  // Digits that are no number compare as false, too.
  if (rate === '' || !(rate <= 100)) return undefined
  if (rate === 100) return { level: 'full', rate }
  return { level: rate < 50 ? 'non' : 'partial', rate }
}

/** The same, where a text that means nothing declares nothing. */
export function readAccessibility(text: string): Accessibility {
  return parseAccessibility(text) ?? { level: 'none', rate: null }
}
