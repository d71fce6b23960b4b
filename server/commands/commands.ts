import * as z from 'zod/mini'
import { commandReplies as words } from '../../wording/commands'
import { startWords } from '../../wording/start'
import { writeBackup } from '../backup/writeBackup'
import { CatalogueFileError } from '../catalogue/file/CatalogueFileError'
import { describeIncomplete } from '../catalogue/file/describeIncomplete'
import { describeSteps } from '../catalogue/file/describeSteps'
import { exportCatalogue } from '../catalogue/file/exportCatalogue'
import { recordImport } from '../admin/products/recordChanges'
import { importCatalogue, type Imported } from '../catalogue/file/importCatalogue'
import { unstruckNotes } from '../catalogue/file/unstruckNotes'
import { describeMissing } from '../catalogue/whyClosed'
import { fillDemo } from '../demo/fillDemo'
import { countNextStep, forgetInSteps } from '../retention/forgetInSteps'
import { readStoredSettings } from '../shop/readShopSettings'
import { refuseUnwritable } from '../system/refuseUnwritable'
import { addClient } from './addClient'
import { checkDemo } from './checkDemo'
import { command, type Command, type CommandServices } from './command'
import { CommandError } from './CommandError'
import { documentCommands } from './documentCommands'
import { monthCommands } from './monthCommands'
import { orderCommands } from './orderCommands'
import { reviewCommands } from './reviewCommands'
import { setStock } from './setStock'
import { staffCommands } from './staffCommands'
import { synonymCommands } from './synonymCommands'
import { withdrawalCommands } from './withdrawalCommands'
import { changeSetting, listSettings, resetToDefault, showSetting } from './shopSettings'

// Bytes: the import detects the encoding.
const catalogueFile = z.object({ base64: z.string(), picturesFolder: z.optional(z.string()) })
type CatalogueFile = z.infer<typeof catalogueFile>

async function readCatalogue(
  services: CommandServices,
  { base64, picturesFolder, isDryRun = false }: CatalogueFile & { isDryRun?: boolean },
): Promise<Imported> {
  try {
    return await importCatalogue(services, {
      bytes: Buffer.from(base64, 'base64'),
      isDryRun,
      record: (tx, written) => recordImport(tx, written, { staffId: null, at: services.clock() }),
      ...(picturesFolder !== undefined && { picturesFolder }),
    })
  } catch (error) {
    if (!(error instanceof CatalogueFileError)) throw error
    throw new CommandError(words.importRefused(error.message))
  }
}

/** Every command; the running shop runs it, or the command line itself. */
export const commands = {
  importCatalogue: command(catalogueFile, async (services, args) => {
    const done = await readCatalogue(services, args)
    const notes = [
      ...describeIncomplete(done.steps),
      ...(done.movesStock ? [words.stocksMoved] : []),
      ...unstruckNotes(done.steps),
      ...(done.encoding === 'utf-8' ? [] : [words.readAs(done.encoding)]),
    ]
    const message = words.imported(done.added, done.changed, done.unchanged)
    return { message: [message, ...notes].join('\n') }
  }),
  // A name of its own, so that an older running shop refuses it and does not import.
  planImport: command(catalogueFile, async (services, args) => {
    const plan = await readCatalogue(services, { ...args, isDryRun: true })
    const lines = [
      ...describeSteps(plan.steps),
      ...unstruckNotes(plan.steps),
      ...describeIncomplete(plan.steps),
    ]
    return { message: words.importPlanned(lines, plan) }
  }),
  exportCatalogue: command(z.object({ file: z.string() }), async (services, { file }) => ({
    message: words.exported(file),
    content: await exportCatalogue(services),
  })),
  listMissing: command(z.object({}), async (services) => {
    const missing = await describeMissing(services)
    return { message: missing.length > 0 ? missing.join('\n') : startWords.nothingMissing }
  }),
  setStock: command(z.object({ serial: z.string(), stock: z.string() }), async (services, args) => {
    const { name, serial, stock } = await setStock(services, args)
    return { message: words.stockSet(name, serial, stock) }
  }),
  ...orderCommands,
  ...documentCommands,
  ...staffCommands,
  ...reviewCommands,
  ...monthCommands,
  ...synonymCommands,
  ...withdrawalCommands,
  addClient: command(
    z.object({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      address: z.optional(z.string()),
    }),
    async (services, args) => ({ message: words.clientAdded(await addClient(services, args)) }),
  ),
  demo: command(
    z.object({ products: z.string(), orders: z.string(), isForced: z.boolean() }),
    async (services, args) => {
      const wanted = await checkDemo(services.database.sql, args)
      const { products, orders, lines } = await fillDemo(services, wanted)
      return { message: words.demoFilled(products, orders, lines) }
    },
  ),
  backup: command(z.object({ draft: z.string() }), async (services, { draft }) => {
    const { database, clock, settings } = services
    if (!database.dump) throw new CommandError(words.backupOnPostgresql)
    const source = { dump: database.dump, dataDir: settings.dataDir, at: clock() }
    await writeBackup(source, draft).catch(refuseUnwritable(draft))
    return { message: words.backupWritten(draft) }
  }),
  retention: command(z.object({ isDryRun: z.boolean() }), async (services, { isDryRun }) => {
    const run = isDryRun ? countNextStep : forgetInSteps
    const { counts, heldAt } = await run(services)
    return { message: words.forgotten(counts, isDryRun, heldAt) }
  }),
  listSettings: command(z.object({}), async (services) => ({
    message: await listSettings(services),
  })),
  getSetting: command(z.object({ name: z.string() }), async (services, { name }) => ({
    message: await showSetting(services, name),
  })),
  // Of what the environment may say something too, as JSON.
  getStoredSettings: command(z.object({}), async ({ database }) => ({
    message: JSON.stringify(await readStoredSettings(database.sql)),
  })),
  setSetting: command(
    z.object({ name: z.string(), json: z.string() }),
    async (services, asked) => ({ message: await changeSetting(services, asked) }),
  ),
  resetSetting: command(z.object({ name: z.string() }), async (services, { name }) => ({
    message: await resetToDefault(services, name),
  })),
} satisfies Record<string, Command>

export type CommandName = keyof typeof commands
