import path from 'node:path'
import { writeHundredths } from '../contract/decimals'
import { readCsv } from '../server/catalogue/file/csv'
import { systemClock } from '../server/system/clock'
import { askShop } from '../server/commands/askShop'
import type { CommandServices } from '../server/commands/command'
import { runCommand, type CommandReply, type CommandRequest } from '../server/commands/runCommand'
import type { Database } from '../server/database/connect'
import { openBooks } from '../server/documents/books'
import { openProviders } from '../server/payments/openProviders'
import { openPictures } from '../server/pictures/pictures'
import { readSettings } from '../server/settings'

type Row = {
  serial: string
  name?: string
  /** Of a named product; coffee unless said otherwise. */
  category?: string
  /** In percent. */
  vat?: number
  priceCents?: number
  stock?: number
  isRetired?: boolean
  /** Coffee in beans, which the shop also grinds; of a named product. */
  isBeans?: boolean
}

/** The shopkeeper's commands beside a running shop: through its socket, or on its PostgreSQL. */
export class Shopkeeper {
  /** Without services the running shop of the folder is asked. */
  constructor(
    private readonly dataDir: string,
    private readonly services: CommandServices | null,
  ) {}

  /** On the PostgreSQL of a running shop. */
  static on(database: Database, dataDir: string): Shopkeeper {
    const settings = readSettings({ DATA_DIR: dataDir })
    return new Shopkeeper(dataDir, {
      settings,
      database,
      clock: systemClock,
      books: openBooks(settings),
      pictures: openPictures(path.join(dataDir, 'pictures')),
      providers: openProviders(settings),
    })
  }

  async run(request: CommandRequest): Promise<CommandReply> {
    if (this.services)
      return runCommand(this.services, request, (error) => {
        throw error
      })
    const reply = await askShop(this.dataDir, request)
    if (!reply) throw new Error('The shop has no socket for commands')
    return reply
  }

  /** Adds and changes products as the file that the shopkeeper would give. */
  import(rows: readonly Row[]): Promise<CommandReply> {
    const lines = rows.map(
      ({ serial, name, category = 'Café', vat, priceCents, stock, isRetired, isBeans }) =>
        [
          serial,
          name ?? '',
          name === undefined ? '' : category,
          vat ?? '',
          priceCents === undefined ? '' : writeHundredths(priceCents),
          stock ?? '',
          isRetired === undefined ? '' : isRetired ? 'oui' : 'non',
          ...(name === undefined ? ['', '', ''] : ['Café torréfié', 'café', 'un paquet']),
          isBeans ? 'oui' : '',
        ].join(';'),
    )
    const sheet = 'denomination;ingredients;quantite_nette;en_grains'
    const text = [`reference;nom;categorie;tva;prix;stock;retire;${sheet}`, ...lines, ''].join('\n')
    return this.importFile(text)
  }

  /** Imports these, as they must be. */
  async putOnSale(rows: readonly Row[]): Promise<void> {
    const { isDone, message } = await this.import(rows)
    if (!isDone) throw new Error(message)
  }

  importFile(text: string): Promise<CommandReply> {
    const args = { base64: Buffer.from(text).toString('base64') }
    return this.run({ name: 'importCatalogue', args })
  }

  /** The exported catalogue: its heading and these products, in this order. */
  async export(serials: readonly string[]): Promise<string[][]> {
    const args = { file: 'catalogue.csv' }
    const { content = '' } = await this.run({ name: 'exportCatalogue', args })
    const [heading, ...rows] = readCsv(content).map(({ cells }) => cells)
    return [heading!, ...serials.map((serial) => rows.find(([first]) => first === serial)!)]
  }
}
