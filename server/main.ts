import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import closeWithGrace from 'close-with-grace'
import { startWords as words } from '../wording/start'
import { buildApp } from './app'
import { seedCatalogue } from './catalogue/seedCatalogue'
import { createTokens } from './clients/tokens'
import { systemClock } from './clock'
import { openAdminSocket } from './commands/adminSocket'
import { FolderTaken, lockFolder } from './commands/folderLock'
import { openDatabase } from './database/open'
import { createMailer } from './mail/mailer'
import { openPost, outboxFolder } from './mail/post'
import { NothingBuilt, openPages } from './pages/pages'
import { demonstrationPayment } from './payment/demonstration'
import { openPictures } from './pictures/pictures'
import { sessionSecret } from './sessionSecret'
import { WrongSetting } from './settingReader'
import { environment, readSettings, toPageSettings, type Settings } from './settings'

/** Milliseconds that requests under way are given when the shop closes. */
const closeDelay = 10_000

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
type Closing = () => Promise<unknown>

/** Opens the shop part by part; `closing` is filled with what must be closed, last opened first. */
async function open(settings: Settings, closing: Closing[]): Promise<void> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  const pages = openPages(toPageSettings(settings))
  if (!settings.databaseUrl) {
    const lock = await lockFolder(settings.dataDir)
    closing.unshift(lock.release)
  }
  const database = await openDatabase(settings)
  closing.unshift(database.close)

  const services = {
    settings,
    database,
    clock: systemClock,
    mailer: createMailer(database, systemClock, openPost(settings)),
    payment: demonstrationPayment(),
    tokens: createTokens(await sessionSecret(settings), systemClock),
    pictures: openPictures(path.join(settings.dataDir, 'pictures')),
    pages,
  }
  const seeded = await seedCatalogue(services)
  if (seeded) say(words.seeded(seeded.added))

  const app = await buildApp(services)
  services.mailer.start(app.log)
  closing.unshift(services.mailer.stop)
  closing.unshift(() => app.close())
  await app.listen({ host: settings.host, port: settings.port, listenTextResolver: () => '' })

  if (!settings.databaseUrl) {
    const report = (error: unknown) => app.log.error({ error }, 'command failed')
    const socket = await openAdminSocket(services, settings.dataDir, report)
    closing.unshift(socket.close)
  }
}

function announce(settings: Settings): void {
  say(words.wording(settings.wording))
  say(settings.databaseUrl ? words.postgresql : words.embedded(settings.dataDir))
  if (!settings.smtpUrl) say(words.outbox(outboxFolder(settings)))
  say(words.open(settings.publicUrl + settings.basePath))
}

/** The sentence for a start that someone can mend; undefined for a fault of ours. */
function mendable(error: unknown, settings?: Settings): string | undefined {
  if (error instanceof WrongSetting || error instanceof FolderTaken) return error.message
  if (error instanceof NothingBuilt) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (!settings) return undefined
  if (code === 'EADDRINUSE') return words.portTaken(settings.port)
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return words.addressRefused(settings.host, settings.port)
  return undefined
}

async function main(): Promise<void> {
  const closing: Closing[] = []
  const close = async () => {
    for (const part of closing.splice(0)) await part()
  }
  let settings: Settings | undefined
  try {
    settings = readSettings(environment())
    await open(settings, closing)
  } catch (error) {
    process.stderr.write(`${mendable(error, settings) ?? describe(error)}\n`)
    await close()
    process.exit(1)
  }
  closeWithGrace({ delay: closeDelay }, async ({ err }) => {
    if (err) process.stderr.write(`${describe(err)}\n`)
    say(words.closing)
    await close()
  })
  announce(settings)
}

const describe = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

void main()
