/** The file in which clients download their data. */
export const dataFileName = 'mes-donnees.json'
