import path from 'node:path'
import { systemClock } from '../server/system/clock'
import { openAdminSocket } from '../server/commands/adminSocket'
import { lockFolder } from '../server/system/lockFolder'
import { openDatabase } from '../server/database/open'
import { openBooks } from '../server/documents/books'
import { openProviders } from '../server/payments/openProviders'
import { openPictures } from '../server/pictures/pictures'
import { readSettings } from '../server/settings'
import { runSource } from './runSource'

/** A shop opened on this folder by the server's own code, whatever database the other tests use. */
export async function openEmbeddedShop(dataDir: string) {
  const lock = await lockFolder(dataDir)
  const settings = readSettings({ DATA_DIR: dataDir })
  const database = await openDatabase(settings)
  const pictures = openPictures(path.join(dataDir, 'pictures'))
  const providers = openProviders(settings)
  const books = openBooks(settings)
  const services = { settings, database, clock: systemClock, pictures, providers, books }
  const socket = await openAdminSocket(services, dataDir, (error) => {
    throw error
  })
  return {
    ...services,
    sql: database.sql,
    async close() {
      await socket.close()
      await database.close()
      await lock.release()
    },
  }
}

/** Runs one of the shopkeeper's commands on this folder, in its own process. */
export const runCommandOn = (dataDir: string, ...args: string[]) =>
  runSource(['server/commands/shop.ts', ...args], { DATA_DIR: dataDir }).ended
