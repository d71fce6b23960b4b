import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { defaultPicture } from '../../../contract/site/pictures'
import { withSheets } from '../../../testing/completeSheet'
import { startServer, type TestServer } from '../../../testing/startServer'
import { cellFaults, placedFault } from '../../../wording/catalogueFile'
import { exportCatalogue } from './exportCatalogue'
import { importCatalogue } from './importCatalogue'

// Starts an embedded database, next to other workers.
jest.setTimeout(60_000)

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startServer()
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-pictures-'))
  for (const [name, background] of Object.entries({
    face: '#6f4e37',
    dos: '#a4482a',
    vue: '#5b6a4e',
  }))
    await writeFile(path.join(folder, `${name}.png`), await square(background))
  await writeFile(path.join(folder, 'coupée.png'), (await square('#000')).subarray(0, 40))
  await take(
    withSheets('reference;nom;categorie;prix;stock;image\nA-1;Tasse;Accessoires;9;1;face.png'),
    folder,
  )
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const square = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
const take = (text: string, picturesFolder?: string) =>
  importCatalogue(server.services, {
    bytes: Buffer.from(text),
    ...(picturesFolder !== undefined && { picturesFolder }),
  })
const images = (cell: string) => take(`reference;images_suivantes\nA-1;"${cell}"`, folder)
type Image = { file: string; alt: string | null }
async function shown(): Promise<Image[]> {
  const reply = await server.inject({ method: 'GET', url: '/api/product/A-1' })
  return reply.json<{ product_images: Image[] }>().product_images
}

test('a product has several pictures, in their order, each with its text or without', async () => {
  expect(await shown()).toEqual([])
  await images('dos.png : Le dessous de la tasse | vue.png')
  const [back, view] = await shown()
  expect(back?.file).toMatch(/^[0-9a-f]{32}\.png$/)
  expect(back?.alt).toBe('Le dessous de la tasse')
  expect(view).toMatchObject({ alt: null })
  const { statusCode } = await server.inject({ method: 'GET', url: `/images/${view!.file}?w=160` })
  expect(statusCode).toBe(200)
  await images('vue.png | dos.png')
  expect(await shown()).toEqual([view, { ...back, alt: null }])
})

test('an export has them, imported again it changes nothing, and a dash takes them away', async () => {
  await images('dos.png : Dessous, vu de près : net | vue.png')
  const before = await shown()
  expect(before[0]!.alt).toBe('Dessous, vu de près : net')
  const text = await exportCatalogue(server.services)
  expect(await take(text)).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await shown()).toEqual(before)
  await images('-')
  expect(await shown()).toEqual([])
})

test.each([
  ['../dos.png', cellFaults.pictureName],
  ['dos.png | ..\\vue.png', cellFaults.pictureName],
  ['dos.png | absente.png', cellFaults.pictureMissing('absente.png')],
  ['dos.png | coupée.png', cellFaults.picture.notAPicture],
  ['dos.png | ', cellFaults.pictures(8)],
  [Array.from({ length: 9 }, () => 'dos.png').join('|'), cellFaults.pictures(8)],
  [`dos.png : ${'x'.repeat(201)}`, cellFaults.tooLong(200)],
])('the cell %j is refused, and nothing is changed', async (cell, fault) => {
  const before = await shown()
  await expect(images(cell)).rejects.toThrow(placedFault(2, 'images_suivantes', fault))
  expect(await shown()).toEqual(before)
})

test('the shop’s own picture is none of a product', async () => {
  await images(`dos.png | ${defaultPicture}`)
  expect(await shown()).toHaveLength(1)
})
