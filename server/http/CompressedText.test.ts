import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CompressedText } from './CompressedText'

const text = 'Un café à 9,90 € — l’été. '.repeat(100)

test('a text is compressed once for each encoding', async () => {
  const compressed = new CompressedText(text)
  expect(brotliDecompressSync(await compressed.encoded('br')).toString()).toBe(text)
  expect(gunzipSync(await compressed.encoded('gzip')).toString()).toBe(text)
  expect((await compressed.encoded('identity')).toString()).toBe(text)
  expect(await compressed.encoded('br')).toBe(await compressed.encoded('br'))
})

test('its size counts all that it keeps', async () => {
  const compressed = new CompressedText(text)
  const kept = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map((one) => compressed.encoded(one)),
  )
  const bytes = kept.reduce((sum, { length }) => sum + length, 0)
  expect(compressed.size).toBeGreaterThanOrEqual(bytes)
})

test('a compression that failed is made again', async () => {
  const broken = new CompressedText(text, {} as number)
  await expect(broken.encoded('br')).rejects.toThrow()
  Object.assign(broken, { quality: 4 })
  expect(brotliDecompressSync(await broken.encoded('br')).toString()).toBe(text)
})
