import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { launchBrowser } from '../../e2e/browser'
import { statesOf, visitState, type Look } from '../../e2e/states/visitStates'
import { openScene, type Scene } from '../../e2e/states/scene'
import { narrow, wide } from '../../e2e/visit'
import { loadRenderer, openPages } from '../../server/pages/pages'
import { readSettings, toPageSettings } from '../../server/settings'
import { paths } from '../../contract/site/paths'
import { inParallel } from '../inParallel'
import { root } from '../root'
import { isFull } from '../sample'
import { inFolder } from '../withFolder'
import { checkPages } from './checker'

// `npm run html`: checks the HTML of every page of the shop, as it is sent; with TESTS=full also in the
// other wording, and the browser's document in every state.

type Keep = (name: string, html: string) => Promise<void>

/** Browser profiles at work at a time. */
const atOnce = 3
const corrected = { WORDING: 'corrected', BASE_PATH: '/boutique' }
const missing = ['unknown', 'noProduct']

/** Saves every page as the server sends it. */
async function keepSent({ shop, addresses }: Scene, keep: Keep): Promise<void> {
  const sorted = `${paths.products}?filter=desc`
  const all = { ...addresses, sorted, secondPage: `${paths.products}?page=2` }
  for (const [name, address] of Object.entries(all)) {
    const reply = await fetch(shop.url + address)
    // Otherwise another page might be saved under this name.
    if (reply.status !== (missing.includes(name) ? 404 : 200))
      throw new Error(`${address} was answered with ${reply.status}.`)
    await keep(`sent-${name}`, await reply.text())
  }
}

/** Saves the page for a database that is away, and the one that the browser fills. */
async function keepOthers(settings: Record<string, string>, keep: Keep): Promise<void> {
  const forPages = toPageSettings(readSettings(settings))
  const folder = path.join(root, 'dist/client')
  const createRenderer = loadRenderer(folder)
  const { empty, unavailable } = openPages(forPages, { folder, createRenderer })
  await keep('sent-empty', empty().html)
  await keep('sent-unavailable', unavailable()!.html)
}

/** Saves every screen in every state, as it is in the browser. */
async function keepStates(scene: Scene, keep: Keep): Promise<void> {
  const browser = await launchBrowser()
  try {
    await inParallel(statesOf(), atOnce, (one) => {
      const look: Look = { colorScheme: 'light', viewport: one.state.upTo ? narrow : wide }
      return visitState(browser, scene, one, [look], async (page) =>
        keep(`${one.screen}-${one.name}`, await page.content()),
      )
    })
  } finally {
    await browser.close()
  }
}

async function keepShop(folder: string, settings: Record<string, string>): Promise<void> {
  const { WORDING = 'specified' } = settings
  const keep: Keep = (name, html) => writeFile(path.join(folder, `${WORDING}-${name}.html`), html)
  const scene = await openScene({ settings })
  try {
    await keepSent(scene, keep)
    await keepOthers(settings, keep)
    // In the other wording the states differ only in their texts.
    if (isFull && settings !== corrected) await keepStates(scene, keep)
  } finally {
    await scene.shop.stop()
  }
}

async function main(): Promise<void> {
  await inFolder('comptoir-html-', async (folder) => {
    for (const settings of isFull ? [corrected, {}] : [{}]) await keepShop(folder, settings)
    const findings = await checkPages(folder)
    for (const { type, subType, url, lastLine, message, extract } of findings)
      console.log(
        `${subType ?? type} ${path.basename(url)}:${lastLine}: ${message}\n    ${extract?.replaceAll('\n', ' ')}`,
      )
    const errors = findings.filter(({ type }) => type !== 'info').length
    const pages = (await readdir(folder)).length
    console.log(`${pages} pages, ${errors} errors, ${findings.length - errors} warnings`)
    if (errors > 0) process.exitCode = 1
  })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
