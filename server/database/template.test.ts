import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startWords as words } from '../../wording/start'
import { StartupError } from '../system/StartupError'
import { openEmbedded } from './embedded'
import { migrationsHash } from './migrate'
import { embeddedTemplate } from './template'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-template-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a template is made for a new database alone, and not at the start of one that is there', async () => {
  let found = 0
  const findTemplate = () => {
    found += 1
    return embeddedTemplate(folder)
  }
  for (let start = 0; start < 2; start += 1) {
    const database = await openEmbedded(path.join(folder, 'database'), findTemplate)
    await database.close()
  }
  expect(found).toBe(1)
})

test('where no template can be made, the start says which database it cannot open', async () => {
  const database = path.join(folder, 'database')
  const failing = openEmbedded(database, () => Promise.reject(new Error('ENOSPC')))
  await expect(failing).rejects.toThrow(
    new StartupError(words.databaseUnopened(database, 'ENOSPC')),
  )
})

test('a template that is made takes the place of those of other versions', async () => {
  const version = 'database-0123456789abcdef.tar'
  const made = `database-${migrationsHash()}.tar`
  // Another process is about to end the same.
  const draft = `${made}.${randomUUID()}.draft`
  for (const name of [version, `${version}.${randomUUID()}.draft`, draft, 'shop.tar'])
    await writeFile(path.join(folder, name), '')
  expect(path.basename(await embeddedTemplate(folder, folder))).toBe(made)
  expect((await readdir(folder)).sort()).toEqual([made, draft, 'shop.tar'].sort())
})
