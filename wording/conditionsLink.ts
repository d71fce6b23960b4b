import { area } from './area'

/** The link to the conditions of sale as a file, apart from the words that every page loads. */
export const conditionsLinkWords = area({ pdf: 'Télécharger en PDF' })
