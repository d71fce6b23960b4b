/** The file in which clients take their data home. */
export const dataFileName = 'mes-donnees.json'
