import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of one page, as its HTML names them. */
export type PageAssets = {
  /** `<style>` elements with the page's own rules, or `<link>`s to them. */
  styles: string
  /** The small inline loader of the other scripts, or `<script>`s. */
  scripts: string
  /** The hashes of inline content for the content security policy. */
  styleHashes: string[]
  scriptHashes: string[]
}
type Chunks = Record<string, string[] | undefined>

/** The build's files by name, each read once. */
export class Assets {
  private readonly chunks: Chunks
  private readonly made = new Map<string, PageAssets>()

  constructor(
    private readonly folder: string,
    private readonly basePath: string,
  ) {
    this.chunks = JSON.parse(readFileSync(path.join(folder, 'chunks.json'), 'utf8')) as Chunks
  }

  /** For a rendered page: its rules inline, and its script loaded after the visible content. */
  inPage(chunk: string): PageAssets {
    const known = this.made.get(chunk) ?? this.putIn(chunk)
    this.made.set(chunk, known)
    return known
  }

  /** For a page that its script renders, from any host: nothing inline. */
  linked(files = this.filesOf('main')): PageAssets {
    return {
      styles: files.filter(isStyle).map(this.toLink).join(''),
      scripts: files.filter(isScript).map(this.toScript).join(''),
      styleHashes: [],
      scriptHashes: [],
    }
  }

  private putIn(chunk: string): PageAssets {
    const files = [...this.filesOf('main'), ...this.filesOf(chunk)]
    const [loader = ''] = this.filesOf('loader')
    const code = this.read(loader)
    // A dev server has the files in its memory.
    if (code === null) return this.linked(files)
    const styles = files.filter(isStyle).map((name) => ({ name, css: this.readStyle(name) }))
    const scripts = files.filter(isScript).map((name) => this.basePath + name)
    return {
      styles: styles.map(toElements).join(''),
      scripts: `<script data-scripts="${scripts.join(' ')}">${code}</script>`,
      styleHashes: styles.map(({ css }) => hashOf(css)),
      scriptHashes: [hashOf(code)],
    }
  }

  /** Of a chunk beside the main one, which may have none. */
  linkedWith = (chunk: string) =>
    this.linked([...new Set([...this.filesOf('main'), ...(this.chunks[chunk] ?? [])])])

  private filesOf(name: string): string[] {
    const files = this.chunks[name]
    if (!files) throw new Error(`The build has no files named ${name}.`)
    return files
  }

  /** The page's script finds the rules by `data-href`, and does not fetch them again. */
  private toLink = (name: string) =>
    `<link rel="stylesheet" data-href="${name}" href="${this.basePath}${name}">`
  private toScript = (name: string) => `<script defer src="${this.basePath}${name}"></script>`

  private readStyle(name: string): string {
    const css = this.read(name) ?? ''
    return css.replaceAll(
      /url\((?:\.\.\/)+(?:static\/)?media\//g,
      `url(${this.basePath}static/media/`,
    )
  }

  private read(name: string): string | null {
    const file = path.join(this.folder, name)
    if (!existsSync(file)) return null
    return readFileSync(file, 'utf8')
      .replace(/\/[/*]# sourceMappingURL=\S*(?: \*\/)?\s*$/, '')
      .trim()
  }
}

/**
 * The page's script finds the rules by this name; their fonts are preloaded, except for those that
 * the page does without.
 */
function toElements({ name, css }: { name: string; css: string }): string {
  const awaited = css.replaceAll(/@font-face\s*{[^}]*font-display:\s*optional[^}]*}/g, '')
  const fonts = [...awaited.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
    ([, href]) =>
      `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`,
  )
  return `${fonts.join('')}<style data-href="${name}">${css}</style>`
}

const isStyle = (name: string) => name.endsWith('.css')
const isScript = (name: string) => name.endsWith('.js')

/** In the form of a content security policy. */
function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
