import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { openEmbeddedShop, runCommandOn } from '../../testing/embeddedShop'
import { insertProduct } from '../../testing/makeData'
import { nightlyTest } from '../../testing/nightlyTest'
import { addMember } from '../../testing/staffOn'
import { newOrder } from '../../testing/requests/newOrder'
import { commandReplies as words } from '../../wording/commands'
import { insertClient } from '../clients/queries'
import { CommandError } from '../commands/CommandError'
import { execute } from '../commands/execute'
import type { Sql } from '../database/connect'
import * as schema from '../database/schema'
import { readSettings } from '../settings'
import { inviteStaff } from '../staff/invite'
import { sessionSecret } from '../system/sessionSecret'
import { backUp } from './backUp'
import { refuseUnwritableFolder } from './refuseSystem'
import { restore } from './restore'
import { stageBackup } from './stageBackup'
import { writeBackup } from './writeBackup'

// A command is a process of its own, which a machine that does other work starts in a minute.
jest.setTimeout(300_000)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

const secret = 'a'.repeat(64)
const at = new Date('2026-11-20T10:00:00Z')
const { products, clients, orders, orderLines } = schema
const contentOf = async (sql: Sql) => ({
  products: await sql.select().from(products).orderBy(products.id),
  clients: await sql.select().from(clients).orderBy(clients.id),
  orders: await sql.select().from(orders).orderBy(orders.id),
  lines: await sql.select().from(orderLines).orderBy(orderLines.id),
})

/** A shop with a picture, a secret, and a paid order of two articles. */
async function filledShop(dataDir: string) {
  await mkdir(dataDir, { recursive: true })
  const shop = await openEmbeddedShop(dataDir)
  const red = { create: { width: 8, height: 8, channels: 3, background: '#a00' } } as const
  const picture = await shop.pictures.keep(await sharp(red).png().toBuffer())
  const product = await insertProduct(shop.sql, { name: 'Moka', picture })
  const person = { firstName: 'Ana', lastName: 'Roy', email: 'ana@client.example' }
  const id = crypto.randomUUID()
  await insertClient(shop.sql, { ...person, id, createdAt: at })
  const lines = [{ product, quantity: 2 }]
  await newOrder(shop.sql, { clientId: id, state: 'payée', lines })
  await writeFile(path.join(dataDir, 'session-secret'), secret, { mode: 0o600 })
  return { shop, picture }
}

/** What the restored shop of this folder holds. */
async function restoredIn(target: string) {
  const shop = await openEmbeddedShop(target)
  const content = await contentOf(shop.sql)
  await shop.close()
  return content
}
const filesBeside = async (file: string) =>
  (await readdir(path.dirname(file))).filter((name) => name !== 'shop')

nightlyTest(
  'a backup of an open shop is complete while it sells, and opens as the same shop',
  async () => {
    const dataDir = path.join(folder, 'open/shop')
    const file = path.join(folder, 'open/shop.tar')
    const { shop, picture } = await filledShop(dataDir)
    const asked = runCommandOn(dataDir, 'backup', file)
    const state = { isOver: false }
    void asked.finally(() => (state.isOver = true))
    for (let number = 1; !state.isOver; number += 1) {
      // Both or neither: an order whose lines are missing would show a torn copy.
      await shop.sql.transaction(async (tx) => {
        const product = await insertProduct(tx, { serial: `W${number}` })
        const [client] = await tx.select().from(clients)
        await newOrder(tx, {
          clientId: client!.id,
          state: 'payée',
          lines: [{ product, quantity: 1 }],
        })
      })
      await wait(20)
    }
    expect(await asked).toMatchObject({ code: 0 })
    const after = await contentOf(shop.sql)
    await shop.close()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await filesBeside(file)).toEqual(['shop.tar'])

    const target = path.join(folder, 'open/new')
    const { code, output } = await runCommandOn(target, 'restore', file)
    expect([code, output]).toEqual([0, expect.stringContaining('1\u00a0compte')])
    expect(output).toContain(`restaurée dans ${target}`)
    const restored = await restoredIn(target)
    expect(restored.products.length).toBeGreaterThan(0)
    expect(restored.orders).toHaveLength(restored.products.length)
    expect(restored.lines).toHaveLength(restored.products.length)
    const known = new Set(
      Object.values(after)
        .flat()
        .map((row) => JSON.stringify(row)),
    )
    const unknown = Object.values(restored)
      .flat()
      .filter((row) => !known.has(JSON.stringify(row)))
    expect(unknown).toEqual([])
    const master = `pictures/masters/${picture}`
    expect(await readFile(path.join(target, master))).toEqual(
      await readFile(path.join(dataDir, master)),
    )
  },
)

describe('a shop that is stopped', () => {
  let dataDir: string
  let file: string
  beforeAll(async () => {
    dataDir = path.join(folder, 'stopped/shop')
    file = path.join(folder, 'stopped/shop.tar')
    await (await filledShop(dataDir)).shop.close()
    await backUpHere(file)
  })

  /** What the commands do, without starting a process. */
  const backUpHere = (target: string, shop = dataDir) =>
    backUp(target, async (draft) => {
      const request = { name: 'backup', args: { draft } } as const
      const reply = await execute(readSettings({ DATA_DIR: shop }), request, () => undefined)
      if (!reply.isDone) throw new CommandError(reply.message)
    })
  const restoreIn = (target: string, given: string, isReplacing = false) =>
    restore(readSettings({ DATA_DIR: target }), { file: given, isReplacing, at })

  test('is backed up too; a file that cannot be written is refused and nothing is left of it', async () => {
    await expect(backUpHere(path.join(folder, 'nowhere/shop.tar'))).rejects.toThrow(/nowhere/)
    expect(await filesBeside(file)).toEqual(['shop.tar'])
  })

  test('what an interrupted backup left is removed by the next one, unless it may still run', async () => {
    const target = path.join(folder, 'interrupted/shop.tar')
    const left = (name: string) => path.join(path.dirname(target), name)
    const [old, young] = [randomUUID(), randomUUID()].map((id) => `comptoir-7.tar.${id}.draft`)
    const hoursAgo = new Date(Date.now() - 7 * 3_600_000)
    for (const name of [old!, young!]) {
      await mkdir(left(`${name}.opened/database`), { recursive: true })
      await writeFile(left(name), '')
    }
    await writeFile(left('notes.draft'), '')
    for (const name of [old!, `${old}.opened`, 'notes.draft'])
      await utimes(left(name), hoursAgo, hoursAgo)
    await backUp(target, (draft) => copyFile(file, draft))
    const stored = ['notes.draft', 'shop.tar', young!, `${young}.opened`]
    expect((await readdir(path.dirname(target))).sort()).toEqual(stored.sort())
  })

  test('a folder without a shop is refused, and none is made there', async () => {
    const empty = path.join(folder, 'empty')
    const target = path.join(folder, 'stopped/none.tar')
    await expect(backUpHere(target, empty)).rejects.toThrow(words.noShop(empty))
    expect(existsSync(empty)).toBe(false)
    expect(await filesBeside(file)).toEqual(['shop.tar'])
  })

  test('a restore never replaces an open shop, and a database only where that is asked for', async () => {
    const shop = await openEmbeddedShop(dataDir)
    await insertProduct(shop.sql, { serial: 'LATER' })
    await expect(restoreIn(dataDir, file, true)).rejects.toThrow(
      words.restoreWhileOpen(process.pid),
    )
    await shop.close()
    await expect(restoreIn(dataDir, file)).rejects.toThrow(words.restoreOverDatabase(dataDir))

    const restored = await restoreIn(dataDir, file, true)
    const { manifest, replaced } = restored
    expect((await restoredIn(dataDir)).products).toHaveLength(1)
    expect((await restoredIn(replaced!)).products).toHaveLength(2)
    const advice = 'Supprimez ce dossier'
    expect(words.restored(manifest, restored)).toContain(`${replaced}. ${advice}`)
    expect(words.restored(manifest, { ...restored, replaced: null })).not.toContain(advice)
  })

  test('a restore gives no session back, and says who has access again', async () => {
    const source = path.join(folder, 'staff/shop')
    const { shop } = await filledShop(source)
    const invited = { email: 'lea@boutique.example', role: 'comptable', by: null } as const
    await inviteStaff(shop, invited)
    const { email } = await addMember(shop.sql, at)
    const target = path.join(folder, 'staff/shop.tar')
    await writeBackup({ dump: shop.database.dump!, dataDir: source, at }, target)
    await shop.close()

    const { staff, replaced } = await restoreIn(source, target, true)
    const access = [
      { email, role: 'gérant' },
      { email: invited.email, role: invited.role },
    ]
    expect(staff).toEqual(access.sort((one, other) => one.email.localeCompare(other.email)))
    expect(await readdir(source)).not.toContain('session-secret')
    expect(await readFile(path.join(replaced!, 'session-secret'), 'utf8')).toBe(secret)
    const restored = await openEmbeddedShop(source)
    const sessions = await restored.sql.$count(schema.staffSessions)
    const invitations = await restored.sql.$count(schema.staffInvitations)
    await restored.close()
    expect([sessions, invitations]).toEqual([0, 0])
    expect(await sessionSecret(restored.settings)).not.toBe(secret)
  })

  test('what the system refuses is not called a damaged backup', async () => {
    const target = path.join(folder, 'stopped/refused')
    for (const unreadable of [path.join(folder, 'stopped/mistyped.tar'), folder])
      await expect(restoreIn(target, unreadable)).rejects.toThrow(words.fileUnreadable(unreadable))
    const full = new Error('Failed query', { cause: { code: '53100' } })
    expect(() => refuseUnwritableFolder(target)(full)).toThrow(words.folderUnwritable(target))
    const masters = await readdir(path.join(dataDir, 'pictures/masters'))
    const taken = ['database', `pictures/${masters[0]}`]
    for (const [number, place] of taken.entries()) {
      const staged = path.join(target, String(number))
      // Neither a file can be made here, nor a folder below it.
      await mkdir(path.join(staged, 'pictures'), { recursive: true })
      if (place === 'database') await writeFile(path.join(staged, place), '')
      else await mkdir(path.join(staged, place))
      await expect(stageBackup(file, staged)).rejects.toThrow(words.folderUnwritable(target))
    }
  })

  test('a backup that is truncated, damaged or another file is refused, and nothing changes', async () => {
    const whole = await readFile(file)
    const picture = whole.indexOf('IHDR')
    /** Several bytes: within packed zeros, another single bit may unpack to the same content. */
    const damaged = (place: number, bytes = 1) => {
      const copy = Buffer.from(whole)
      for (let at = place; at < place + bytes; at += 1) copy[at] = copy[at]! ^ 1
      return copy
    }
    const wrong = {
      cut: whole.subarray(0, whole.length / 2),
      database: damaged(whole.length / 2, 200),
      picture: damaged(picture + 6),
      manifest: Buffer.from(whole.toString('latin1').replace('"orders":1', '"orders":2'), 'latin1'),
      other: Buffer.from('reference;nom'),
      empty: Buffer.alloc(0),
    }
    const target = path.join(folder, 'stopped/new')
    for (const [name, content] of Object.entries(wrong)) {
      const given = path.join(folder, 'stopped', name)
      await writeFile(given, content)
      await expect(restoreIn(target, given)).rejects.toThrow(/^Rien n’a été restauré/)
      expect([name, await readdir(target)]).toEqual([name, ['lock']])
    }
  })
})
