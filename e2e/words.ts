import { chooseWords } from '../wording/words'

/** What the screens of a shop with the default settings say. */
export const words = chooseWords('specified')
export const correctedWords = chooseWords('corrected')
export const shopName = 'Comptoir Blésois'
