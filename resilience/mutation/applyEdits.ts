import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Change, Edit } from './edits'

/** Files by their place, with their content. */
export type Files = ReadonlyMap<string, string>

/** The server's sources and its migrations. */
export async function readServer(folder: string): Promise<Files> {
  const files = new Map<string, string>()
  const server = path.join(folder, 'server')
  for (const name of await readdir(server, { recursive: true }))
    if (/(?<!\.test)\.ts$|\.sql$/.test(name)) {
      const file = path.join(server, name)
      files.set(file, await readFile(file, 'utf8'))
    }
  return files
}

/** The files that the edits change, as they become; throws where an edit does not fit one place. */
export function applyEdits(files: Files, edits: readonly Edit[]): Files {
  const changes = new Map<string, Change[]>()
  for (const { name, find } of edits) {
    const places = [...files].flatMap(([file, content]) =>
      find(file, content).map((change) => ({ file, change })),
    )
    const [place] = places
    if (!place || places.length > 1)
      throw new Error(`${places.length} places in ${name} fit an edit that needs one`)
    changes.set(place.file, [...(changes.get(place.file) ?? []), place.change])
  }
  return new Map([...changes].map(([file, made]) => [file, applyChanges(files.get(file)!, made)]))
}

export async function writeFiles(files: Files): Promise<void> {
  for (const [file, content] of files) await writeFile(file, content)
}

/** From the last one to the first, so that none moves the others. */
const applyChanges = (content: string, changes: readonly Change[]) =>
  [...changes]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      content,
    )
