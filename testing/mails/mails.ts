import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { launchBrowser } from '../../e2e/browser'
import { mailSamples } from '../mailSamples'
import { root } from '../root'

// `npm run mails`: every mail as a reader sees it, in screens/mails/.

const folder = path.join(root, 'screens/mails')
const widths = [390, 600]
const schemes = ['light', 'dark'] as const
/** The dark scheme that some programs force on every mail, and one that shows no pictures. */
const looks = [...schemes, 'forced', 'noPictures'] as const
type Look = (typeof looks)[number]

async function takeAll(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const shown = await articlePicture()
  const browser = await launchBrowser()
  for (const [name, { make, args }] of Object.entries(mailSamples)) {
    const mail = make(args)
    await writeFile(path.join(folder, `${name}.txt`), `${mail.subject}\n\n${mail.text}`)
    for (const look of looks) {
      const source = look === 'noPictures' ? '' : shown
      await take(browser, name, look, mail.html.replaceAll(/cid:[^"]+/g, source))
    }
  }
  await browser.close()
  await writeFile(path.join(folder, 'index.html'), indexPage())
}

async function take(browser: Browser, name: string, look: Look, html: string): Promise<void> {
  const page = await browser.newPage({ colorScheme: look === 'dark' ? 'dark' : 'light' })
  if (look === 'forced') {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 400 })
    await page.setContent(html)
    await page.screenshot({ path: path.join(folder, fileOf(name, look, width)), fullPage: true })
  }
  await page.close()
}

/** A picture as mails carry it. */
async function articlePicture(): Promise<string> {
  const master = await readFile(path.join(root, 'server/database/seed/pictures/sencha.webp'))
  const bytes = await sharp(master).resize(160).jpeg().toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

const fileOf = (name: string, look: Look, width: number) => `${name}-${width}-${look}.png`

function indexPage(): string {
  const rows = Object.keys(mailSamples).map((name) => {
    const pictures = widths.flatMap((width) =>
      looks.map((look) => `<img loading="lazy" alt="${look}" src="${fileOf(name, look, width)}">`),
    )
    return `<h2>${name} (<a href="${name}.txt">text</a>)</h2>\n${pictures.join('\n')}`
  })
  return `<!doctype html>\n<meta charset="utf-8"><title>Mails</title>\n${rows.join('\n')}\n`
}

void takeAll()
