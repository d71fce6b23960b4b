import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isCode } from '../system/isCode'

/** Also the draft of one, which a killed server leaves. */
const isMailFile = /^\d{4}-[^/]*\.(?:txt|pdf)(?:\.[\da-f-]{36}\.draft)?$/

/**
 * The mails of this folder that are older than `before`, and the files that they carry; each name
 * begins with the time.
 */
export async function findMailFiles(folder: string, before: Date): Promise<string[]> {
  const names = await readdir(folder).catch(missing)
  return names.filter((name) => isMailFile.test(name) && name < fileMoment(before))
}

export async function forgetMailFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folder, name), { force: true })
}

/** A time as the names of mail files begin with it; they sort by time. */
export function fileMoment(at: Date): string {
  return at.toISOString().replaceAll(':', '-')
}

function missing(error: unknown): string[] {
  if (isCode(error, 'ENOENT')) return []
  throw error
}
