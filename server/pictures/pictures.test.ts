import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { defaultPicture, pictureWidths } from '../../contract/site/pictures'
import { encoded, hostileSegments, hostileTexts } from '../../testing/requests/hostile'
import { startServer, type TestServer } from '../../testing/startServer'
import { PictureRefused } from './checkPicture'

let server: TestServer
let name: string
const drawn = (width: number, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#6f4e37' } })

beforeAll(async () => {
  server = await startServer({ settings: { BASE_PATH: '/boutique' } })
  name = await server.services.pictures.keep(await drawn(1000).jpeg().toBuffer())
})
afterAll(() => server.close())

const get = (file: string, accept = 'image/avif,image/webp,image/*;q=0.8') =>
  server.inject({ method: 'GET', url: `/boutique/images/${file}`, headers: { accept } })
const dimensions = async (bytes: Buffer) => (await sharp(bytes).metadata()).width

test.each(pictureWidths)('a picture is sent %d pixels wide, never enlarged', async (width) => {
  const reply = await get(`${name}?w=${width}`, 'image/webp')
  expect(reply.statusCode).toBe(200)
  expect(await dimensions(reply.rawPayload)).toBe(Math.min(width, 1000))
})

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/avif;q=0, image/webp', 'image/webp'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
  ['', 'image/jpeg'],
])('to a browser that says %j goes %s', async (accept, type) => {
  const reply = await get(`${name}?w=160`, accept)
  expect(reply.headers).toMatchObject({
    'content-type': type,
    vary: expect.stringContaining('Accept') as string,
  })
  expect(reply.headers['cache-control']).toContain('immutable')
})

test.each([
  ['wide', 640, [640, 320]],
  ['wide', 2400, [1000, 500]],
  ['square', 480, [480, 480]],
  ['square', 1200, [600, 600]],
])('its middle is sent %s, %d pixels wide, never enlarged', async (shape, width, size) => {
  const photo = await server.services.pictures.keep(await drawn(1000, 600).jpeg().toBuffer())
  const reply = await get(`${photo}?w=${width}&shape=${shape}`, 'image/webp')
  const sent = await sharp(reply.rawPayload).metadata()
  expect([sent.width, sent.height]).toEqual(size)
})

test('a picture that the disk refuses to keep is sent, and a broken one is never stored as broken', async () => {
  const own = await startServer()
  const { pictures, settings } = own.services
  const photo = await pictures.keep(await drawn(900).jpeg().toBuffer())
  const folder = path.join(settings.dataDir, 'pictures')
  // Neither a folder nor a file can be made below a file.
  await writeFile(path.join(folder, 'kept'), '')
  const sent = await own.inject({ method: 'GET', url: `/images/${photo}?w=160` })
  expect([sent.statusCode, await dimensions(sent.rawPayload)]).toEqual([200, 160])
  await writeFile(path.join(folder, 'masters', photo), 'torn')
  const broken = await own.inject({ method: 'GET', url: `/images/${photo}?w=320` })
  expect(broken.statusCode).toBe(500)
  expect(broken.headers['cache-control']).toBe('no-store')
  await own.close()
})

test('what a power cut left of a picture is made again, and of a master once it is uploaded again', async () => {
  const { pictures, settings } = server.services
  const folder = path.join(settings.dataDir, 'pictures')
  const bytes = await drawn(800).jpeg().toBuffer()
  const photo = await pictures.keep(bytes)
  const sentWidth = async () => dimensions((await get(`${photo}?w=160`, '*/*')).rawPayload)
  expect(await sentWidth()).toBe(160)
  const resized = path.join(folder, 'kept', `${photo.slice(0, 32)}-160.jpg`)
  await truncate(resized)
  expect(await sentWidth()).toBe(160)
  expect((await readFile(resized)).length).toBeGreaterThan(0)
  await truncate(path.join(folder, 'masters', photo), 99)
  expect(await pictures.keep(bytes)).toBe(photo)
  expect(await readFile(path.join(folder, 'masters', photo))).toEqual(bytes)
})

test('any other width or shape is refused', async () => {
  for (const query of ['w=160&shape=wide', 'w=480&shape=round', 'shape=', 'w=2400'])
    expect((await get(`${name}?${query}`)).statusCode).toBe(400)
  for (const width of ['161', '0', '-1', 'x', '', '1e3', '160&w=240']) {
    const reply = await get(`${name}?w=${width}`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid_input' })
  }
})

// spec: 3.2
test.each([
  'unknown.png',
  `${'0'.repeat(32)}.webp`,
  '..%2F..%2Fpackage.json',
  '..%5Cmasters',
  '%00',
  'kept',
  'coffee.png.draft',
])('%s is not found, in few bytes that are kept for a minute', async (file) => {
  const reply = await get(`${file}?w=800`, '*/*')
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['cache-control']).toBe('public, max-age=60')
  expect(reply.rawPayload.length).toBeLessThan(300)
  expect(reply.json()).toMatchObject({ code: 'not_found' })
})

// spec: 9.7
test('the default picture is known by its own name', async () => {
  const reply = await get(`${defaultPicture}?w=240`)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).not.toContain('immutable')
})

test('a picture that is requested many times at once is made once and stored', async () => {
  const { pictures, settings } = server.services
  const other = await pictures.keep(await drawn(900).png().toBuffer())
  const asked = await Promise.all(
    Array.from({ length: 10 }, () => pictures.resized(other, 320, 'webp')),
  )
  expect(new Set(asked).size).toBe(1)
  const kept = await readdir(path.join(settings.dataDir, 'pictures/kept'))
  expect(kept.filter((file) => file.startsWith(other.slice(0, 32)))).toEqual([
    `${other.slice(0, 32)}-320.webp`,
  ])
})

test('for any requests the folder grows only by one file for each width and type', async () => {
  const { dataDir } = server.services.settings
  const before = await readdir(dataDir, { recursive: true })
  const one = await server.services.pictures.keep(await drawn(1100).png().toBuffer())
  const accepts = ['image/avif', 'image/webp', '*/*', 'image/svg+xml', 'text/html']
  const names = [...hostileSegments, ...hostileTexts.map(encoded)]
  const statuses = new Set<number>()
  for (const file of names.flatMap((name) => [name, `${one}${name}`, `${name}${one}`]))
    statuses.add((await get(`${file}?w=160`)).statusCode)
  for (const accept of accepts)
    for (const width of [...pictureWidths, 161, 1e9, -1, '160%00', '../160'])
      statuses.add((await get(`${one}?w=${width}`, accept)).statusCode)
  expect([...statuses].filter((status) => status >= 500)).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404]))
  const added = (await readdir(dataDir, { recursive: true })).filter(
    (file) => !before.includes(file),
  )
  const known = new RegExp(`^pictures/(masters/${one}|kept/[0-9a-f]{32}-\\d+\\.(avif|webp|png))$`)
  expect(added.filter((file) => !known.test(file))).toEqual([])
  // Its master, and three types of each width.
  expect(added).toHaveLength(1 + 3 * pictureWidths.length)
})

test('the same picture has one name; a file that is no picture is refused', async () => {
  const { pictures } = server.services
  expect(await pictures.keep(await drawn(1000).jpeg().toBuffer())).toBe(name)
  const png = await drawn(50).png().toBuffer()
  const refused = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    Buffer.from('text'),
    png.subarray(0, png.length - 30),
  ]
  for (const bytes of refused) await expect(pictures.keep(bytes)).rejects.toThrow(PictureRefused)
  const huge = await drawn(10_000, 5_001).png().toBuffer()
  await expect(pictures.keep(huge)).rejects.toMatchObject({ fault: 'tooManyPixels' })
})
