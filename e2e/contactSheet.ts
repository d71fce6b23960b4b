import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { statesOf } from './states/visitStates'

const top = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every screen in every state</title>
<style>
  html { color-scheme: light dark; font-family: system-ui, sans-serif }
  div { display: flex; gap: 1rem; overflow-x: auto }
  figure { flex: none; margin: 0 }
  img { display: block; height: 24rem; max-width: 38.4rem; object-fit: cover; object-position: top; outline: 1px solid }
</style>
`

/** Writes a page that shows the folder's pictures by screen and state; gives its path. */
export async function writeContactSheet(folder: string): Promise<string> {
  const files = (await readdir(folder)).sort()
  const rows = statesOf().map(({ screen, name }) => {
    const figures = files
      .filter((file) => file.startsWith(`${screen}-${name}-`))
      .map(
        (file) =>
          `<figure><a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a></figure>`,
      )
    return `<h2>${screen}, ${name}</h2>\n<div>${figures.join('\n')}</div>\n`
  })
  const sheet = path.join(folder, 'index.html')
  await writeFile(sheet, `${top}${rows.join('')}</html>\n`)
  return sheet
}
