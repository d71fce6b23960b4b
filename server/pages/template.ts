import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageSettings } from '../../contract/site/pageSettings'
import { startWords } from '../../wording/start'
import { StartupError } from '../system/StartupError'

/** Nothing is built, so there is nothing to show. */
export class NothingBuilt extends StartupError {}

/** What differs from page to page: HTML for each place of the template. */
export type Parts = { head: string; note: string; content: string; blocks: string }
export type Template = (parts: Parts) => string

/** The built page, with this shop's base path in it and places for the content of each page. */
export function readTemplate(
  folder: string,
  { basePath }: Pick<PageSettings, 'basePath'>,
): Template {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) throw new NothingBuilt(startWords.nothingBuilt(folder))
  const pieces = readFileSync(file, 'utf8')
    .replaceAll('%BASE_PATH%', basePath)
    .split(/%(HEAD|NOTE|CONTENT|BLOCKS)%/)
  return (parts) =>
    pieces
      .map((piece, index) => (index % 2 ? parts[piece.toLowerCase() as keyof Parts] : piece))
      .join('')
}

/** A value in a JSON block of a page, which no text in it can end. */
export function jsonBlock(id: string, value: unknown): string {
  return dataBlock(`type="application/json" id="${id}"`, value)
}

/** The same with any attributes. */
export function dataBlock(attributes: string, value: unknown): string {
  return `<script ${attributes}>${jsonText(value)}</script>`
}

/** JSON that the HTML around it cannot misread. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
