import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Removal } from './Guard'

/** Files by their place: as they are, and as they are without a guard. */
export type Changed = { before: ReadonlyMap<string, string>; after: ReadonlyMap<string, string> }

/** What the files of a tree are without a guard; throws where they no longer hold its text. */
export async function readWithout(removals: readonly Removal[], folder: string): Promise<Changed> {
  const before = new Map<string, string>()
  const after = new Map<string, string>()
  for (const { file, text, instead = '' } of removals) {
    const place = path.join(folder, file)
    const known = after.get(place) ?? (await readFile(place, 'utf8'))
    if (!known.includes(text)) throw new Error(`${file} no longer holds ${JSON.stringify(text)}`)
    if (!before.has(place)) before.set(place, known)
    after.set(place, known.replaceAll(text, instead))
  }
  return { before, after }
}

export async function writeFiles(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [place, content] of files) await writeFile(place, content)
}
