import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageSettings } from '../../contract/pageSettings'
import { startWords } from '../../wording/start'
import { projectRoot } from '../root'

/** The built client: the folder of its files, and its page with this shop's settings in it. */
export type Pages = { folder: string; html: string }

/** Nothing was built, so that there is nothing to show. */
export class NothingBuilt extends Error {}

/** Reads the built page and fills in the settings, once for all requests. */
export function openPages(
  settings: PageSettings,
  folder = path.join(projectRoot(), 'dist/client'),
): Pages {
  const template = path.join(folder, 'index.html')
  if (!existsSync(template)) throw new NothingBuilt(startWords.nothingBuilt(folder))
  const block = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const html = readFileSync(template, 'utf8')
    // The plugin that writes the page puts a slash behind.
    .replaceAll(/%BASE_PATH%\/?/g, settings.basePath)
    // A function, since a text would have its dollar signs read as patterns.
    .replace('%SETTINGS%', () => block)
  return { folder, html }
}
