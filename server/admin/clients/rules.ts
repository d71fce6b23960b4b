import { maxWordsOfStaffSearch } from '../../../contract/lists'

/** The words that a client is looked for by; a telephone number is one word, written nationally. */
export function readWords(text: string): string[] {
  const typed = text.trim()
  if (/^\+?[\d\s.()/-]{6,}$/.test(typed))
    return [typed.replace(/[^\d+]/g, '').replace(/^(?:\+|00)33/, '0')]
  return typed.split(/\s+/).filter(Boolean).slice(0, maxWordsOfStaffSearch)
}
