import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { firstSynonyms, synonymReplies as words } from '../../wording/synonyms'
import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import { createProgram } from './program'
import { runCommand } from './runCommand'

// Starts an embedded database, next to other workers.
let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startServer()
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-synonyms-'))
})
afterEach(() => shop('reset'))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** The command line on this shop's data; a refusal is thrown. */
async function shop(...args: string[]): Promise<string> {
  const said: string[] = []
  const program = createProgram({
    execute: (request) =>
      runCommand(server.services, request, (error) => {
        throw error
      }),
    restore: () => Promise.reject(new Error('Not asked.')),
    say: (message) => said.push(message),
  })
  await program.parseAsync(['synonyms', ...args], { from: 'user' })
  return said.join('\n')
}
const importText = async (text: string | Buffer) => {
  const file = path.join(folder, 'synonyms.csv')
  await writeFile(file, text)
  return shop('import', file)
}
const found = async (q: string) => {
  const reply = await server.inject({ url: `/api/search?q=${encodeURIComponent(q)}` })
  return reply
    .json<{ search_products: { product_serial_number: string }[] }>()
    .search_products.map((one) => one.product_serial_number)
}

test('a new shop has the first synonyms', async () => {
  const all = firstSynonyms.map((pair) => pair.join(';')).sort()
  const [heading, ...listed] = (await shop('list')).split('\n')
  expect(heading).toBe('mot;sens')
  expect(listed.sort()).toEqual(all)
  expect(await shop('remove', 'infusion')).toBe(words.removed(1))
  expect(await shop('reset')).toBe(words.replaced(all.length))
  expect((await shop('list')).split('\n').slice(1).sort()).toEqual(all)
})

test('a synonym that is added or removed counts from the next search on', async () => {
  await insertProduct(server.services.database.sql, { serial: 'A', name: 'Bouilloire à col' })
  const followed = jest.fn()
  const following = await server.services.database.followChanges('catalogue_changed', followed)
  expect(await found('gooseneck')).toEqual([])
  expect(await shop('add', 'Gooseneck', ' Bouilloire ')).toBe(
    words.added('gooseneck', 'bouilloire'),
  )
  expect(await shop('add', 'gooseneck', 'bouilloire')).toBe(
    words.present('gooseneck', 'bouilloire'),
  )
  expect(await found('gooseneck')).toEqual(['A'])
  // Every running server drops what it cached.
  expect(followed).toHaveBeenCalled()
  await following.stop()
  expect(await shop('remove', 'GOOSENECK', 'bouilloire')).toBe(words.removed(1))
  expect(await found('gooseneck')).toEqual([])
  await expect(shop('remove', 'gooseneck')).rejects.toThrow(words.unknown('gooseneck'))
})

test('a file replaces all synonyms, whatever wrote it', async () => {
  const text = 'mot;sens\r\nThéière;bouilloire\r\n"café";moka;\r\n'
  expect(await importText(Buffer.from(text, 'latin1'))).toBe(words.replaced(2))
  expect(await shop()).toBe('mot;sens\ncafe;moka\ntheiere;bouilloire')
  expect(await importText((await shop('list')).replace('cafe', 'kawa'))).toBe(words.replaced(2))
  expect(await shop()).toBe('mot;sens\nkawa;moka\ntheiere;bouilloire')
})

test('a file with a fault changes nothing, and each fault is said with its line', async () => {
  const before = await shop('list')
  await expect(
    importText('mot;sens\nthé vert;thé\nseul\nde;cafe\nx;cafe\nkawa;KAWA\nbon;moka\na\0b;moka\n'),
  ).rejects.toThrow(
    words.refused([
      words.ofLine(2, words.notWord('the vert')),
      words.ofLine(3, words.notTwo),
      words.ofLine(4, words.saysNothing('de')),
      words.ofLine(5, words.notWord('x')),
      words.ofLine(6, words.same('kawa')),
      words.ofLine(8, words.notWord('a b')),
    ]),
  )
  await expect(importText('mot;sens\n"ouvert;moka\n')).rejects.toThrow()
  await expect(importText('mot;moka\n'.repeat(2_001))).rejects.toThrow(
    words.refused([words.tooMany(2_000)]),
  )
  expect(await shop('list')).toBe(before)
})
