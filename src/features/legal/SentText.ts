import { createContext } from 'react'
import type { LegalText } from '../../../wording/legal/legalText'

/** The legal text of the page that the server renders; null in the browser. */
export const SentText = createContext<LegalText | null>(null)
