import sharp from 'sharp'
import type { ProblemBody } from '../../../contract/api/problem'
import type { ChangedProduct, StaffProduct } from '../../../contract/api/staff/staffProduct'
import { wholePicture, type Crop } from '../../../contract/site/crops'
import { insertProduct } from '../../../testing/makeData'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { twoColours } from '../../../testing/twoColours'
import { productReplies as replies } from '../../../wording/replies/products'
import { importCatalogue } from '../../catalogue/file/importCatalogue'
import { exportCatalogue } from '../../catalogue/file/exportCatalogue'
import { pictureCrops } from '../../database/schema'
import { mailedPicture } from '../../pictures/mailedPicture'

let server: TestServer
let manager: Member
beforeAll(async () => {
  server = await startServer()
  manager = await staffOn(server)
})
afterAll(() => server.close())

const url = '/api/admin/products'
const sql = () => server.services.database.sql
const read = async (id: number) => (await manager.send<StaffProduct>('GET', `${url}/${id}`)).body
const keep = async (picture = twoColours()) =>
  server.services.pictures.keep(await picture.png().toBuffer())
const save = async (id: number, pictures: object[], version?: string) =>
  manager.send<ChangedProduct & ProblemBody>('POST', `${url}/${id}`, {
    version: version ?? (await read(id)).version,
    cells: {},
    pictures,
  })
const shownOf = async (serial: string) => {
  const reply = await server.inject({ url: `/api/product/${serial}` })
  return reply.json<{ product_img: string; product_images: { file: string }[] }>()
}
/** The colours and the transparency of a sent picture, at fractions of its sides. */
async function pixelsOf(file: string, ...places: [x: number, y: number][]) {
  const { rawPayload } = await server.inject({
    url: `/images/${file}?w=1200`,
    headers: { accept: 'image/webp' },
  })
  const { data, info } = await sharp(rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
    const [red = 0, green = 0, , alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 128) return 'clear'
    return red > green ? 'red' : 'green'
  })
  return { size: [info.width, info.height], colours }
}
const corners: [number, number][] = [
  [0.03, 0.03],
  [0.97, 0.03],
  [0.03, 0.97],
  [0.97, 0.97],
]
const left: Crop = { x: 0, y: 0, width: 0.5, height: 1 }
const right: Crop = { x: 0.5, y: 0, width: 0.5, height: 1 }

test('the frame is stored beside the picture, and the shop shows what is in it alone', async () => {
  const { id, serial } = await insertProduct(sql())
  const file = await keep()
  const { body } = await save(id, [{ file, alt: null, crop: right }])
  expect(body.product.pictures).toEqual([{ file, alt: null, crop: right }])
  const { product_img: shown } = await shownOf(serial)
  expect(shown).not.toBe(file)
  expect(await pixelsOf(shown, ...corners)).toEqual({
    size: [100, 100],
    colours: ['green', 'green', 'green', 'green'],
  })
})

test('a changed frame has a new URL; the same frame again has the same', async () => {
  const { id, serial } = await insertProduct(sql())
  const file = await keep()
  const urls: string[] = []
  for (const crop of [left, right, left, undefined]) {
    await save(id, [{ file, alt: null, ...(crop && { crop }) }])
    urls.push((await shownOf(serial)).product_img)
  }
  const [first, second] = urls
  expect(urls).toEqual([first, second, first, file])
  expect(new Set(urls).size).toBe(3)
  expect((await read(id)).pictures).toEqual([{ file, alt: null }])
})

test('a picture that a telephone took upright is turned before its frame counts', async () => {
  const { id, serial } = await insertProduct(sql())
  // Turned by a quarter, red is above green.
  const file = await server.services.pictures.keep(
    await twoColours().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  const lower: Crop = { x: 0, y: 0.5, width: 1, height: 0.5 }
  await save(id, [{ file, alt: null, crop: lower }])
  const { product_img: shown } = await shownOf(serial)
  expect(await pixelsOf(shown, ...corners)).toEqual({
    size: [100, 100],
    colours: ['green', 'green', 'green', 'green'],
  })
})

test('a picture that is shown whole is a square with transparent margins, white in mails', async () => {
  const { id, serial } = await insertProduct(sql())
  await save(id, [{ file: await keep(), alt: null, crop: wholePicture }])
  const { product_img: shown } = await shownOf(serial)
  const inside: [number, number][] = [
    [0.1, 0.5],
    [0.9, 0.5],
  ]
  expect(await pixelsOf(shown, ...corners, ...inside)).toEqual({
    size: [200, 200],
    colours: ['clear', 'clear', 'clear', 'clear', 'red', 'green'],
  })
  const mailed = await mailedPicture(server.services.pictures)(shown)
  const [red, green, blue] = await sharp(mailed!).extract(corner).raw().toBuffer()
  expect(Math.min(red!, green!, blue!)).toBeGreaterThan(240)
})
const corner = { left: 2, top: 2, width: 1, height: 1 }

test('each picture of a product has its own frame, with what it shows', async () => {
  const { id, serial } = await insertProduct(sql())
  const one = await keep()
  const two = await server.services.pictures.keep(await twoColours().jpeg().toBuffer())
  const pictures = [
    { file: one, alt: null, crop: left },
    { file: two, alt: 'Le dos', crop: right },
  ]
  expect((await save(id, pictures)).body.product.pictures).toEqual(pictures)
  const { product_img, product_images } = await shownOf(serial)
  expect(product_images).toMatchObject([{ alt: 'Le dos' }])
  expect((await pixelsOf(product_img, [0.5, 0.5])).colours).toEqual(['red'])
  expect((await pixelsOf(product_images[0]!.file, [0.5, 0.5])).colours).toEqual(['green'])
})

test.each<[string, unknown, 'cropOutside' | 'cropTooSmall' | null]>([
  ['beyond the right side', { ...left, x: 0.6 }, 'cropOutside'],
  ['beyond the foot', { ...left, y: 0.1 }, 'cropOutside'],
  ['before the left side', { ...left, x: -0.1 }, 'cropOutside'],
  ['of a negative size', { x: 0.5, y: 0.5, width: -0.2, height: -0.2 }, 'cropOutside'],
  ['of nothing', { x: 0, y: 0, width: 0, height: 1 }, 'cropOutside'],
  ['of a few pixels', { x: 0, y: 0, width: 0.05, height: 0.05 }, 'cropTooSmall'],
  ['that is no number', { ...left, x: NaN }, null],
  ['without a height', { x: 0, y: 0, width: 1 }, null],
])('a frame %s is refused at its field', async (_, crop, fault) => {
  const { id } = await insertProduct(sql())
  const file = await keep()
  const { version } = await read(id)
  const first = await save(id, [{ file, alt: null, crop }])
  const second = await save(id, [
    { file, alt: null },
    { file, alt: null, crop },
  ])
  expect([first.status, second.status]).toEqual([400, 400])
  const fieldsOf = ({ body }: typeof first) => Object.entries(body.fields ?? {})
  const place = (field: string, number: number) =>
    fault ? [[field, replies[fault](number)]] : [['pictures', expect.any(String)]]
  expect(fieldsOf(first)).toEqual(place('picture', 1))
  expect(fieldsOf(second)).toEqual(place('furtherPictures', 2))
  expect((await read(id)).version).toBe(version)
})

test('of two who frame one picture, the second is told', async () => {
  const { id } = await insertProduct(sql())
  const file = await keep()
  await save(id, [{ file, alt: null }])
  const { version } = await read(id)
  const answers = [
    await save(id, [{ file, alt: null, crop: left }], version),
    await save(id, [{ file, alt: null, crop: right }], version),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect((await read(id)).pictures).toEqual([{ file, alt: null, crop: left }])
})

test('a catalogue file keeps the frame of a picture that it names, and gives none to another', async () => {
  const { id, serial } = await insertProduct(sql())
  const file = await keep()
  await save(id, [{ file, alt: null, crop: right }])
  const csv = await exportCatalogue(server.services)
  await save(id, [{ file, alt: null }])
  await importCatalogue(server.services, { bytes: Buffer.from(csv) })
  expect((await read(id)).pictures).toEqual([{ file, alt: null, crop: right }])
  const row = `reference;image\n${serial};${file}\n`
  await importCatalogue(server.services, { bytes: Buffer.from(row) })
  expect((await read(id)).pictures).toEqual([{ file, alt: null }])
})

test('the database itself refuses a frame beyond its picture', async () => {
  const values = { picture: 'a.png', original: 'b.png', ...left, x: 0.7 }
  const refusal = { cause: { code: '23514' } }
  await expect(sql().insert(pictureCrops).values(values)).rejects.toMatchObject(refusal)
  await expect(
    sql()
      .insert(pictureCrops)
      .values({ ...values, x: NaN }),
  ).rejects.toMatchObject(refusal)
})
