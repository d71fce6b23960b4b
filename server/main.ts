import path from 'node:path'
import { adminPaths } from '../contract/site/adminPaths'
import { startWords as words } from '../wording/start'
import { describeFailure } from './commands/describeFailure'
import { outboxFolder } from './mail/mailTransport'
import { openShop, type OpenShop } from './openShop'
import { environment, readSettings, type Settings } from './settings'
import { closeOnSignals } from './system/closeOnSignals'
import { complain } from './system/complain'

/** The build puts the client next to the server. */
const builtClient = path.join(__dirname, '../client')

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

async function main(): Promise<void> {
  const settings = readSettings(environment())
  const shop = await openShop(settings, builtClient)
  closeOnSignals(async (fault) => {
    if (fault) complain(describeFailure(fault))
    say(words.closing)
    await shop.close()
  })
  if (shop.seeded) say(words.seeded(shop.seeded))
  announce(settings, shop)
}

type Opened = Pick<OpenShop, 'missing' | 'isClosed'>

function announce(settings: Settings, { missing, isClosed }: Opened): void {
  say(words.wording(settings.wording))
  say(settings.databaseUrl ? words.postgresql : words.embedded(settings.dataDir))
  if (!settings.smtpUrl) say(words.outbox(outboxFolder(settings)))
  for (const what of missing) say(what)
  if (settings.strictLaw && missing.length > 0) say(words.closedToOrders)
  const url = settings.publicUrl + settings.basePath
  if (isClosed) say(words.closedByChoice(url + adminPaths.shopOpening.slice(1)))
  say(words.open(url))
}

main().catch((error: unknown) => {
  complain(describeFailure(error))
  process.exit(1)
})
