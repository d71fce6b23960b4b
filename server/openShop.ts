import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp, type AppServices } from './app'
import { closeNewShop } from './admin/opening/closeNewShop'
import { describeMissing } from './catalogue/whyClosed'
import { seedCatalogue } from './catalogue/seedCatalogue'
import { paymentGauges } from './checkout/paymentGauges'
import { createPasswords } from './system/passwords'
import { createTokens } from './clients/tokens'
import { findConditions } from './conditions/findConditions'
import { systemClock } from './system/clock'
import { openAdminSocket } from './commands/adminSocket'
import { openBooks } from './documents/books'
import { areDocumentsHeld } from './documents/heldDocuments'
import { documentGauges } from './documents/documentGauges'
import { lockFolder } from './system/lockFolder'
import { forgetUnfinished } from './backup/restore'
import type { Database } from './database/connect'
import { openDatabase } from './database/open'
import { countUnknownMigrations } from './database/migrate'
import { measureDatabase } from './http/measureDatabase'
import { Metrics, openMetrics } from './http/metrics'
import { CatalogueCache } from './cache/CatalogueCache'
import { listen } from './http/listen'
import { createJobs } from './jobs/createJobs'
import { countJobs, jobGauges } from './jobs/jobMetrics'
import { createMailer } from './mail/mailer'
import { paceOf } from './mail/pace'
import { openMailTransport } from './mail/mailTransport'
import { readShopSettings } from './shop/readShopSettings'
import { openProviders } from './payments/openProviders'
import { mailedPicture } from './pictures/mailedPicture'
import { openPictures } from './pictures/pictures'
import { describeError, reportTo } from './http/describeError'
import { loadRenderer, openPages, type Pages } from './pages/pages'
import { mailGauges } from './mail/mailGauges'
import { orderGauges } from './orders/orderGauges'
import { isBoundByLaw } from './shop/missingToOpen'
import { LiveSettings } from './shop/LiveSettings'
import { ShopSettingsCache } from './shop/ShopSettingsCache'
import { makeDataFolder } from './system/makeDataFolder'
import { sessionSecret } from './system/sessionSecret'
import { assertMeans } from './paymentSettings'
import { shopJobs } from './shopJobs'
import type { Settings } from './settings'

export type OpenShop = {
  log: FastifyBaseLogger
  /** The number of products that filled an empty catalogue. */
  seeded: number | undefined
  /** Whether its shopkeeper has yet to open it to orders, or closed it. */
  isClosed: boolean
  /** What it lacks to open lawfully, in words; empty where it is on trial. */
  missing: string[]
  close: () => Promise<void>
}

/** Opens all parts of the shop in order; after a failure it closes those that are open. */
export async function openShop(settings: Settings, clientFolder: string): Promise<OpenShop> {
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    return { ...(await open(settings, clientFolder, (closer) => closers.push(closer))), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function open(
  settings: Settings,
  clientFolder: string,
  onClose: (closer: () => Promise<void>) => void,
) {
  const { dataDir } = settings
  await makeDataFolder(dataDir)
  // PostgreSQL allows any number of servers, the embedded folder one.
  if (!settings.databaseUrl) onClose((await lockFolder(dataDir)).release)
  if (!settings.databaseUrl) await forgetUnfinished(dataDir)
  const database = await openDatabase(settings)
  onClose(database.close)
  const pages = openBuilt(settings, clientFolder)
  const services = await makeServices(settings, database, pages)
  onClose(services.mailer.stop)
  await services.liveSettings.refresh()
  const onBackground = { ...services, database: { ...database, sql: database.backgroundSql } }
  await closeNewShop(onBackground)
  // A shop that takes no orders yet chooses its means in the admin.
  if ((await readShopSettings(onBackground.database.sql)).opening.isOpen) assertMeans(settings)
  const seeded = await seedCatalogue(onBackground)
  await services.shopSettings.follow(database)
  onClose(() => services.shopSettings.stop())
  const catalogueCache = new CatalogueCache()
  await catalogueCache.follow(database)
  onClose(() => catalogueCache.stop())
  const metrics = new Metrics()
  const jobs = shopJobs({ ...services, catalogueCache, metrics })
  const names = jobs.map(({ name }) => name)
  measure(metrics, services, names)
  const background = createJobs(jobs, { database, counts: countJobs(metrics.registry, names) })
  onClose(await openMetrics(metrics, settings))
  const app = await buildApp({ ...services, metrics, catalogueCache })
  onClose(() => app.close())
  const { log } = app
  await services.liveSettings.follow(
    database,
    (error) => {
      reportTo(log)(error, 'settings not read')
    },
    // What was made between the change and its reading has the old settings.
    () => catalogueCache.drop(),
  )
  onClose(() => services.liveSettings.stop())
  if (!settings.databaseUrl) {
    const report = (error: unknown) => {
      log.error(describeError(error), 'command failed')
    }
    onClose((await openAdminSocket(services, dataDir, report)).close)
  }
  await listen((where) => app.listen({ ...where, listenTextResolver: () => 'listening' }), settings)
  // No request is taken while the jobs end what they have begun.
  onClose(async () => {
    await Promise.all([app.close(), background.stop()])
  })
  background.start(log)
  if (await areDocumentsHeld(database.sql)) log.warn('documents wait for the last number given out')
  if ((await countUnknownMigrations(database.sql)) > 0)
    log.warn('the database was migrated by a newer version')
  const missing = isBoundByLaw(settings) ? await describeMissing(services) : []
  const { opening } = await services.shopSettings.read()
  return { log, seeded: seeded?.added, missing, isClosed: !opening.isOpen }
}

function measure(metrics: Metrics, services: AppServices, jobs: readonly string[]): void {
  const { registry } = metrics
  const gauges = [
    mailGauges(registry, services),
    orderGauges(registry, services),
    paymentGauges(registry, services),
    documentGauges(registry, services),
    jobGauges(registry, services.database, jobs),
  ]
  measureDatabase(metrics, services.database, gauges)
}

function openBuilt(settings: Settings, folder: string): Pages {
  const createRenderer = settings.rendering ? loadRenderer(folder) : null
  return openPages(settings, { folder, createRenderer })
}

async function makeServices(
  settings: Settings,
  database: Database,
  pages: Pages,
): Promise<AppServices> {
  const clock = systemClock
  const pictures = openPictures(path.join(settings.dataDir, 'pictures'))
  const transport = openMailTransport(settings, {
    findPicture: mailedPicture(pictures),
    findConditions: findConditions(database.sql),
  })
  return {
    settings,
    database,
    clock,
    mailer: createMailer(database, clock, transport, paceOf(settings, database)),
    providers: openProviders(settings),
    tokens: createTokens(await sessionSecret(settings), clock),
    passwords: createPasswords(),
    books: openBooks(settings),
    pictures,
    shopSettings: new ShopSettingsCache(database.sql),
    liveSettings: new LiveSettings(settings, database.sql),
    pages,
  }
}
