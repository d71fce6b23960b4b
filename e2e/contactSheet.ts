import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a page that shows the folder's pictures by screen and state; gives its path. */
export async function writeContactSheet(folder: string): Promise<string> {
  const sheet = path.join(folder, 'index.html')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).sort()
  const screens = group(files, 0).map(([screen, its]) => {
    const states = group(its, 1).map(([state, taken]) => toRow(`${screen}, ${state}`, taken))
    return `<h2 id="${screen}">${screen}</h2>\n${states.join('\n')}`
  })
  const links = group(files, 0).map(([screen]) => `<a href="#${screen}">${screen}</a>`)
  await writeFile(sheet, `${top}<nav>${links.join('\n')}</nav>\n${screens.join('\n')}\n</html>\n`)
  return sheet
}

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

/** The files by a part of their name: screen, state, scheme, width. */
function group(files: readonly string[], part: number): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const file of files) {
    const key = partsOf(file)[part] ?? ''
    groups.set(key, [...(groups.get(key) ?? []), file])
  }
  return [...groups]
}

const partsOf = (file: string) => path.parse(file).name.split('-')

function toRow(title: string, files: readonly string[]): string {
  const figures = files.map((file) => {
    const look = partsOf(file).slice(2).join(' ')
    return `<figure><a href="${file}"><img src="${file}" alt="${title}, ${look}" loading="lazy"></a>${look}</figure>`
  })
  return `<h3>${title}</h3>\n<div>${figures.join('\n')}</div>`
}
