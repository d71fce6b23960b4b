import closeWithGrace from 'close-with-grace'
import { startWords as words } from '../wording/start'
import { outboxFolder } from './mail/post'
import { openShop } from './openShop'
import { StartRefused } from './StartRefused'
import { WrongSetting } from './settingReader'
import { environment, readSettings } from './settings'
import { FolderTaken } from './commands/folderLock'

/** Milliseconds that requests under way are given when the shop is asked to close. */
const longestClose = 30_000
const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const settings = readSettings(environment())
  const shop = await openShop(settings)
  closeWithGrace({ delay: longestClose }, async ({ err }) => {
    if (err) shop.log.fatal(err)
    say(words.stopping)
    await shop.close()
  })
  if (shop.seeded) say(words.seeded(shop.seeded))
  say(shop.database)
  say(settings.smtpUrl ? words.smtp : words.outbox(outboxFolder(settings)))
  say(words.wording(settings.wording))
  if (!shop.isBuilt) say(words.notBuilt)
  say(words.open(settings.publicUrl + settings.basePath))
}

main().catch((error: unknown) => {
  const isExpected = [StartRefused, WrongSetting, FolderTaken].some((one) => error instanceof one)
  process.stderr.write(
    `${isExpected ? (error as Error).message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exitCode = 1
})
