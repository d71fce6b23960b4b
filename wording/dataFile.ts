/** The file in which clients download their data. */
export const dataFileName = 'mes-donnees.json'

/** The same for the shop, which answers several clients on one day. */
export const clientDataFileName = (clientId: string, day: string) =>
  `donnees-${day}-${clientId.slice(0, 8)}.json`
