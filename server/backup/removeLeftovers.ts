import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { systemClock } from '../system/clock'
import { hourMs } from '../system/durations'

/** Longer than any backup takes. */
const oldMs = 6 * hourMs

const draftName = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.draft(\.opened)?$/

/**
 * Removes from a folder what interrupted backups left, which may be a copy of the whole database.
 * What cannot be removed, such as another user's, keeps no backup from being made.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => draftName.test(one)))
    await removeOld(path.join(folder, name)).catch(() => undefined)
}

async function removeOld(file: string): Promise<void> {
  const { mtimeMs } = await stat(file)
  if (systemClock().getTime() - mtimeMs > oldMs) await rm(file, { recursive: true, force: true })
}
