import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The project's folder, both for the sources and for the bundle. */
export function projectRoot(): string {
  for (let folder = __dirname; ; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json')
    if (existsSync(manifest) && nameIn(manifest) === 'comptoir') return folder
    if (folder === path.dirname(folder)) throw new Error('No folder of comptoir above this file.')
  }
}

function nameIn(manifest: string): unknown {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown }).name
}
