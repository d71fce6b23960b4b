/** The most characters of each text of the home page, so that its layout holds. */
export const homeLengths = {
  notice: 120,
  headline: 60,
  introduction: 200,
  historyTitle: 60,
  paragraph: 700,
  valueTitle: 50,
  valueText: 240,
  alt: 200,
} as const
export const maxParagraphs = 4
/** Values beside one another. */
export const valueCount = 3

/** Products in the list of the best. */
export const bestCount = 4
