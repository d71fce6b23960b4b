import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp, type AppServices } from '../server/app'
import { createTokens } from '../server/clients/tokens'
import { findConditions } from '../server/conditions/findConditions'
import { systemClock, type Clock } from '../server/system/clock'
import { openBooks } from '../server/documents/books'
import { createMailer } from '../server/mail/mailer'
import { paceOf } from '../server/mail/pace'
import { openMailTransport } from '../server/mail/mailTransport'
import { openProviders } from '../server/payments/openProviders'
import { mailedPicture } from '../server/pictures/mailedPicture'
import { openPictures } from '../server/pictures/pictures'
import { LiveSettings } from '../server/shop/LiveSettings'
import { ShopSettingsCache } from '../server/shop/ShopSettingsCache'
import type { Pages } from '../server/pages/pages'
import { readSettings, type Settings } from '../server/settings'
import { openTestDatabase } from './openTestDatabase'
import { registerClient, type RegisteredClient } from './makeData'
import { readMails } from './readMails'
import { testPasswords } from './testPasswords'
import { withFolder } from './withFolder'

export type ServerOptions = {
  /** Settings by their names in the environment. */
  settings?: Record<string, string>
  clock?: Clock
  services?: Partial<AppServices>
  /** The pages that it serves, with its settings. */
  pages?: (settings: Settings) => Pages
  /** Listens on a free port of this machine. */
  listen?: boolean
}

export type TestServer = {
  app: FastifyInstance
  services: AppServices
  /** The URL that it listens on; empty if it does not. */
  url: string
  /** One request; an object as body is sent as JSON. */
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>
  registerClient: (fields?: Partial<ClientFields>) => Promise<RegisteredClient>
  /** The mails sent to this address, oldest first, as text with their headers. */
  readMails: (to: string) => Promise<string[]>
  close: () => Promise<void>
  /** Closes all but its database, which another server of the test uses or closed. */
  leave: () => Promise<void>
}
type ClientFields = Parameters<typeof registerClient>[1]

/** A whole server on a fresh database, embedded or of TEST_DATABASE_URL. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  return withFolder('comptoir-', (folder) => startIn(folder, options))
}

async function startIn(folder: string, options: ServerOptions): Promise<TestServer> {
  const settings = readSettings({
    DATA_DIR: folder,
    RATE_LIMITS: options.settings?.PUBLIC_URL?.startsWith('https:') ? 'on' : 'off',
    LOG_LEVEL: 'silent',
    PAYMENT: 'demonstration',
    ...options.settings,
  })
  // Before the database is opened: pages that cannot be made leave nothing to close.
  const pages = options.pages?.(settings)
  const clock = options.clock ?? systemClock
  const database = options.services?.database ?? (await openTestDatabase())
  const pictures = openPictures(path.join(folder, 'pictures'))
  const transport = openMailTransport(settings, {
    findPicture: mailedPicture(pictures),
    findConditions: findConditions(database.sql),
  })
  const services: AppServices = {
    settings,
    database,
    clock,
    mailer: createMailer(database, clock, transport, paceOf(settings, database)),
    providers: openProviders(settings, clock),
    tokens: createTokens(randomBytes(32).toString('hex'), clock),
    passwords: testPasswords,
    books: openBooks(settings),
    pictures,
    shopSettings: new ShopSettingsCache(database.sql),
    liveSettings: new LiveSettings(settings, database.sql),
    // Jest, the page and the server share a process, so its delays are no overload.
    maxEventLoopDelay: 0,
    neutralReplyMs: 0,
    ...(pages && { pages }),
    ...options.services,
  }
  const app = await buildApp(services)
  async function leave() {
    await app.close()
    await services.mailer.stop()
    await rm(folder, { recursive: true, force: true })
  }
  if (options.listen) await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    services,
    url: options.listen ? `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` : '',
    inject: (request) => app.inject(request),
    registerClient: (fields = {}) => registerClient(services, fields),
    async readMails(to) {
      await services.mailer.flush(app.log)
      return readMails(folder, to)
    },
    leave,
    async close() {
      await leave()
      await database.close()
    },
  }
}
