import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPages } from '../../testing/startPages'
import { settingsWords } from '../../wording/settings'

// Starts embedded databases, next to other workers.
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-notice-'))
})
afterAll(() => rm(folder, { recursive: true }))

// law: guarantee-notice
test('the official notice is served byte for byte, and every product links it', async () => {
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0a])
  const file = path.join(folder, 'avis.PDF')
  await writeFile(file, bytes)
  const server = await startPages({
    settings: { SHOP_GUARANTEE_NOTICE: file, BASE_PATH: '/cafe' },
  })
  try {
    const notice = await server.inject({ url: '/cafe/garantie-legale.pdf' })
    expect(notice.headers['content-type']).toBe('application/pdf')
    expect(notice.rawPayload.equals(bytes)).toBe(true)
    const { body } = await server.inject({ url: '/cafe/product/CAF-01' })
    expect(body).toContain('href="http://localhost:3000/cafe/garantie-legale.pdf"')
  } finally {
    await server.close()
  }
})

test('a notice that cannot be read stops the start with a sentence', async () => {
  const missing = path.join(folder, 'absent.pdf')
  await expect(startPages({ settings: { SHOP_GUARANTEE_NOTICE: missing } })).rejects.toThrow(
    settingsWords.noticeUnreadable(missing),
  )
})
