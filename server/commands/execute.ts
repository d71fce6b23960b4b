import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import path from 'node:path'
import { commandReplies as words } from '../../wording/commands'
import { systemClock } from '../system/clock'
import { closeNewShop } from '../admin/opening/closeNewShop'
import { openBooks } from '../documents/books'
import { databaseFolder, openDatabase } from '../database/open'
import { commandLimits } from '../database/timeLimits'
import { openProviders } from '../payments/openProviders'
import { openPictures } from '../pictures/pictures'
import type { Settings } from '../settings'
import { LiveSettings } from '../shop/LiveSettings'
import { askShop } from './askShop'
import { CommandError } from './CommandError'
import type { CommandName } from './commands'
import { FolderTaken, lockFolder, type FolderLock } from '../system/lockFolder'
import { runCommand, type CommandReply, type CommandRequest } from './runCommand'

type Report = (error: unknown) => void

/** A shop holds its folder before it listens, and for a while after. */
const maxAttempts = 50
const pauseMs = 200

/** The commands that may make an embedded shop where there is none: a trial begins with it. */
const beginnings: readonly CommandName[] = ['demo']

/**
 * Runs a command in the running shop, or on the data if no shop is open, so that nothing is lost.
 * Throws `CommandError` where the embedded shop is not there.
 */
export async function execute(
  settings: Settings,
  request: CommandRequest,
  report: Report,
): Promise<CommandReply> {
  // PostgreSQL serves any number of processes.
  if (settings.databaseUrl) return runHere(settings, request, report)
  // What is opened there would be a second shop, beside the one whose settings were not given.
  if (!beginnings.includes(request.name) && !existsSync(databaseFolder(settings.dataDir)))
    throw new CommandError(words.noShop(path.resolve(settings.dataDir)))
  for (let tries = 1; ; tries += 1) {
    const reply = await askShop(settings.dataDir, request)
    if (reply) return reply
    const lock = await lockFolder(settings.dataDir).catch(taken)
    if (!(lock instanceof FolderTaken)) return runLocked(lock, settings, request, report)
    if (tries === maxAttempts) throw new CommandError(words.shopSilent(lock.pid))
    await wait(pauseMs)
  }
}

async function runLocked(
  lock: FolderLock,
  settings: Settings,
  request: CommandRequest,
  report: Report,
) {
  try {
    return await runHere(settings, request, report)
  } finally {
    await lock.release()
  }
}

async function runHere(settings: Settings, request: CommandRequest, report: Report) {
  const database = await openDatabase(settings, commandLimits)
  try {
    const pictures = openPictures(path.join(settings.dataDir, 'pictures'))
    await new LiveSettings(settings, database.sql).refresh()
    const providers = openProviders(settings)
    const books = openBooks(settings)
    const clock = systemClock
    const services = { settings, database, clock, pictures, providers, books, report }
    await closeNewShop(services)
    return await runCommand(services, request, report)
  } finally {
    await database.close()
  }
}

function taken(error: unknown): FolderTaken {
  if (error instanceof FolderTaken) return error
  throw error
}
