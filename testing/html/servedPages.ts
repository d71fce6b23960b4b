import path from 'node:path'
import type { World } from '../../e2e/states/world'
import { root } from '../root'
import { loadRenderer, openPages } from '../../server/pages/pages'
import { readSettings, toPageSettings } from '../../server/settings'
import { paths } from '../../src/paths'

export type Keep = (name: string, html: string) => Promise<void>

const missing = ['unknown', 'noProduct']

/** Saves every page as the server sends it. */
export async function keepServed({ shop, addresses }: World, keep: Keep): Promise<void> {
  const all = {
    ...addresses,
    sorted: `${paths.products}?filter=desc`,
    secondPage: `${paths.products}?page=2`,
  }
  for (const [name, address] of Object.entries(all)) {
    const reply = await fetch(shop.url + address)
    // Otherwise another page might be saved under this name.
    if (reply.status !== (missing.includes(name) ? 404 : 200))
      throw new Error(`${address} was answered with ${reply.status}.`)
    await keep(`sent-${name}`, await reply.text())
  }
}

/** Saves the page for a database that is away, and the one that the browser fills. */
export async function keepOthers(settings: Record<string, string>, keep: Keep): Promise<void> {
  const forPages = toPageSettings(readSettings(settings))
  const folder = path.join(root, 'dist/client')
  const renderer = loadRenderer(folder, forPages)
  const { empty, unavailable } = openPages(forPages, { folder, renderer })
  await keep('sent-empty', empty.html)
  await keep('sent-unavailable', unavailable!.html)
}
