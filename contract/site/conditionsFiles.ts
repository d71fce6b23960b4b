/** The folder of the conditions of sale as PDF files, below the base path. */
export const conditionsFolder = 'conditions'

/** The file in that folder that leads to the version in force. */
const conditionsInForceFile = 'conditions-generales-de-vente.pdf'

/** The path of a version, by the SHA-256 of its text. */
export const conditionsPath = (hash: string) => `/${conditionsFolder}/${hash}.pdf`

/** The path that leads to the version in force. */
export const conditionsInForcePath = `/${conditionsFolder}/${conditionsInForceFile}`
