import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchBrowser } from '../../e2e/browser'
import { statesOf, visitState, type Look } from '../../e2e/states/visitStates'
import { openWorld, type World } from '../../e2e/states/world'
import { narrow, wide } from '../../e2e/visit'
import { inParallel } from '../inParallel'
import { isFull } from '../sample'
import { checkPages, type Finding } from './checker'
import { isExpected } from './expected'
import { keepOthers, keepServed, type Keep } from './servedPages'

// `npm run html`: checks the HTML of every page of the shop, as it is sent, in both wordings; with
// TESTS=full also the browser's document in every state.

/** Browser profiles at work at a time. */
const atOnce = 3
const corrected = { WORDING: 'corrected', BASE_PATH: '/boutique' }

async function keepSent(settings: Record<string, string>, keep: Keep): Promise<World> {
  const world = await openWorld({ settings })
  try {
    await keepServed(world, keep)
    await keepOthers(settings, keep)
    return world
  } catch (error) {
    await world.shop.stop()
    throw error
  }
}

/** Saves every screen in every state, as it is in the browser. */
async function keepStates(world: World, keep: Keep): Promise<void> {
  const browser = await launchBrowser()
  try {
    await inParallel(statesOf(), atOnce, (one) => {
      const viewport = one.state.upTo ? narrow : wide
      const look: Look = { colorScheme: 'light', viewport }
      return visitState(browser, world, one, [look], async (page) => {
        const html = await page.evaluate(() => document.documentElement.outerHTML)
        await keep(`${one.screen}-${one.name}`, `<!doctype html>${html}`)
      })
    })
  } finally {
    await browser.close()
  }
}

/** Writes all pages into a folder; returns their number. */
async function fill(folder: string): Promise<number> {
  let count = 0
  const keepAs =
    (wording: string): Keep =>
    async (name, html) => {
      count += 1
      await writeFile(path.join(folder, `${wording}-${name}.html`), html)
    }
  const other = await keepSent(corrected, keepAs('corrected'))
  await other.shop.stop()
  const world = await keepSent({}, keepAs('specified'))
  try {
    // In the other wording the states differ only in their texts.
    if (isFull) await keepStates(world, keepAs('specified'))
  } finally {
    await world.shop.stop()
  }
  return count
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-html-'))
  try {
    const count = await fill(folder)
    const findings = (await checkPages(folder)).filter(({ message }) => !isExpected(message))
    const errors = findings.filter(({ type }) => type !== 'info')
    for (const finding of findings) console.log(toLine(finding, folder))
    console.log(
      `${count} pages, ${errors.length} errors, ${findings.length - errors.length} warnings`,
    )
    if (errors.length > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true })
  }
}

function toLine({ type, subType, url, lastLine, message, extract }: Finding, folder: string) {
  const place = url.replace(`file:${folder}/`, '')
  return `${subType ?? type} ${place}:${lastLine}: ${message}\n    ${extract?.replaceAll('\n', ' ')}`
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
