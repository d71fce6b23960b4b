import { maxWordsOfStaffSearch } from '../../../contract/lists'

/**
 * The words that a client or an order is looked for by. A telephone number is one word, unlike the
 * numbers of orders and postcodes; a whole French one has no prefix, so that it is found however it
 * was typed.
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
  return typed.split(/\s+/).filter(Boolean).slice(0, maxWordsOfStaffSearch)
}
