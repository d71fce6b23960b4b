import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { defaultPicture } from '../../../contract/site/pictures'
import { withSheets } from '../../../testing/completeSheet'
import { startServer, type TestServer } from '../../../testing/startServer'
import { cellFaults, placedFault } from '../../../wording/catalogueFile'
import { products } from '../../database/schema'
import { exportCatalogue } from './exportCatalogue'
import { importCatalogue } from './importCatalogue'

// Starts an embedded database, next to other workers.
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
    withSheets('reference;nom;categorie;prix;stock;image\nA-1;Sencha;Thé;9;1;face.png'),
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
const stored = async (serial: string) => {
  const { sql } = server.services.database
  return (await sql.select().from(products).where(eq(products.serial, serial)))[0]!
}
const filesIn = (text: string) => text.match(/\w+\.png/g) ?? []
const storedName = async (file: string) =>
  server.services.pictures.nameOf(await readFile(path.join(folder, file)))
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

test('without a first picture the first of a row’s further ones is it, also a second time', async () => {
  const fresh = withSheets(
    'reference;nom;categorie;prix;stock;images_suivantes\nB-1;Bol;Accessoires;9;1;dos.png : Dessous | vue.png',
  )
  const edited = 'reference;image;images_suivantes\nB-1;-;face.png : De face | dos.png | vue.png'
  for (const text of [fresh, edited]) {
    await take(text, folder)
    const { picture, furtherPictures } = await stored('B-1')
    const names = [picture, ...furtherPictures.map(({ file }) => file)]
    expect(names).toEqual(await Promise.all(filesIn(text).map(storedName)))
  }
  expect(await take(edited, folder)).toMatchObject({ changed: 0, unchanged: 1 })
})

test('a row does not take the first picture alone from a product that has others', async () => {
  await take('reference;image;images_suivantes\nA-1;face.png;dos.png', folder)
  const before = await stored('A-1')
  await expect(take('reference;image\nA-1;-')).rejects.toThrow(
    placedFault(2, 'image', cellFaults.pictureFirst),
  )
  expect(await stored('A-1')).toEqual(before)
  await take('reference;image;images_suivantes\nA-1;-;-')
  expect(await stored('A-1')).toMatchObject({ picture: null, furtherPictures: [] })
})

test('a further picture that repeats another is left out', async () => {
  const further = 'dos.png | face.png | vue.png | dos.png : Encore'
  await take(`reference;image;images_suivantes\nA-1;face.png;${further}`, folder)
  const all = await Promise.all(['dos.png', 'vue.png'].map(storedName))
  expect(await shown()).toEqual(all.map((file) => ({ file, alt: null })))
  await take('reference;image\nA-1;vue.png', folder)
  expect(await shown()).toEqual([{ file: all[0], alt: null }])
})
