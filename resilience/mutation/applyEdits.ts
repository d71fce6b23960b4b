import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Edit } from './edits'

/** Contents of files by their places. */
export type Files = ReadonlyMap<string, string>

/** The server's sources and its migrations. */
export async function readServer(folder: string): Promise<Files> {
  const names = await readdir(path.join(folder, 'server'), { recursive: true })
  const files = names
    .filter((name) => /(?<!\.test)\.ts$|\.sql$/.test(name))
    .map((name) => path.join(folder, 'server', name))
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  )
}

/** The files that the edits change, as they become; throws where an edit does not fit one place. */
export function applyEdits(files: Files, edits: readonly Edit[]): Files {
  const places = edits.map(({ name, find }) => {
    const found = [...files].flatMap(([file, content]) =>
      find(file, content).map((change) => ({ file, ...change })),
    )
    if (found.length !== 1)
      throw new Error(`${found.length} places in ${name} fit an edit that needs one`)
    return found[0]!
  })
  const edited = new Map<string, string>()
  // From the last one to the first, so that none moves the others.
  for (const { file, start, end, text } of places.sort((one, other) => other.start - one.start)) {
    const content = edited.get(file) ?? files.get(file)!
    edited.set(file, content.slice(0, start) + text + content.slice(end))
  }
  return edited
}
