import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageSettings } from '../contract/site/pageSettings'
import { openPages, type Pages } from '../server/pages/pages'
import { createRenderer } from '../src/app/render'
import { pageNamed } from '../src/app/pages'
import { paths, type PageName } from '../contract/site/paths'

const template = path.join(__dirname, '../public/index.html')

/** A folder like a build's, with small files instead of the real ones. */
export async function makeBuiltClient(folder: string): Promise<void> {
  const pages = [...(Object.keys(paths) as PageName[]), 'notFound' as const]
  const names = ['main', 'loader', ...new Set(pages.map((page) => pageNamed(page).chunk))]
  const chunks = names.map((name): [string, string[]] => [
    name,
    [`static/js/${name}.abc.js`, ...(name === 'loader' ? [] : [`static/css/${name}.abc.css`])],
  ])
  await mkdir(path.join(folder, 'static/js'), { recursive: true })
  await mkdir(path.join(folder, 'static/css'), { recursive: true })
  for (const [name, files] of chunks)
    for (const file of files)
      await writeFile(
        path.join(folder, file),
        file.endsWith('.js')
          ? `void '${name}'\n//# sourceMappingURL=${name}.abc.js.map`
          : `.${name}{background:url(../media/${name}.png);src:url(../media/${name}.woff2)}@font-face{font-family:a;font-display:optional;src:url(../media/late.woff2)}\n/*# sourceMappingURL=${name}.css.map*/`,
      )
  await writeFile(path.join(folder, 'chunks.json'), JSON.stringify(Object.fromEntries(chunks)))
  await writeFile(path.join(folder, 'index.html'), await readFile(template, 'utf8'))
}

/** The shop's pages over such a folder, rendered by the real components. */
export function pagesOver(folder: string, settings: PageSettings): Pages {
  return openPages(settings, { folder, createRenderer })
}
