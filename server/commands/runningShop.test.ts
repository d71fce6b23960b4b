import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CommanderError } from 'commander'
import { commandHelp, commandReplies as words } from '../../wording/commands'
import { startWords } from '../../wording/start'
import { openEmbeddedShop, runCommandOn } from '../../testing/embeddedShop'
import { freePort } from '../../testing/freePort'
import { insertProduct } from '../../testing/makeData'
import { nightlyTest } from '../../testing/nightlyTest'
import { withRefusingPostgresql } from '../../testing/refusingPostgresql'
import { runSource } from '../../testing/runSource'
import { listWholeCatalogue } from '../catalogue/file/wholeCatalogue'
import type { Sql } from '../database/connect'
import { readSettings } from '../settings'
import { CommandError } from './CommandError'
import type { CommandName } from './commands'
import { execute } from './execute'
import { describeMisuse } from './frenchHelp'
import { createProgram } from './program'

jest.setTimeout(120_000)

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-shop-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const command = (...args: string[]) => runCommandOn(dataDir, ...args)
const openShop = () => openEmbeddedShop(dataDir)

/** The shop's own writes during a command; returns how many products it wrote. */
async function insertUntil(sql: Sql, end: Promise<unknown>): Promise<number> {
  let written = 0
  const state = { isOver: false }
  void end.finally(() => (state.isOver = true))
  while (!state.isOver) {
    written += 1
    await insertProduct(sql, { serial: `W${written}` })
    await wait(5)
  }
  return written
}

test('commands on a running shop lose neither their writes nor the shop’s', async () => {
  const shop = await openShop()
  await insertProduct(shop.sql, { serial: 'A', name: 'Mug' })
  const asked = Promise.all(['12', '13'].map((stock) => command('stock', 'A', stock)))
  const written = await insertUntil(shop.sql, asked)
  for (const { code, output } of await asked) {
    expect(output).toContain('Mug')
    expect(code).toBe(0)
  }
  await shop.close()

  const again = await openShop()
  const rows = await listWholeCatalogue(again.sql)
  await again.close()
  expect(rows).toHaveLength(written + 1)
  expect([12, 13]).toContain(rows.find(({ serial }) => serial === 'A')?.stock)
})

nightlyTest(
  'without a running shop a command opens the folder itself, and the shop then has its changes',
  async () => {
    const first = await openShop()
    await insertProduct(first.sql, { serial: 'A', name: 'Mug' })
    await first.close()
    expect(await command('stock', 'A', '7')).toMatchObject({
      code: 0,
      output: expect.stringContaining(words.stockSet('Mug', 'A', 7)) as string,
    })
    expect(await command('stock', 'B', '7')).toMatchObject({
      code: 1,
      output: expect.stringContaining(words.productUnknown('B')) as string,
    })
    const again = await openShop()
    expect(await listWholeCatalogue(again.sql)).toMatchObject([{ serial: 'A', stock: 7 }])
    await again.close()
  },
)

nightlyTest(
  'a command makes no second shop where its settings lead to none, but a trial begins there',
  async () => {
    const executeHere = (name: CommandName, args: object) =>
      execute(readSettings({ DATA_DIR: dataDir }), { name, args }, (error) => {
        throw error
      })
    const typed: [CommandName, object][] = [
      ['addStaff', { email: 'gerance@boutique.example', role: 'gérant' }],
      ['retention', { isDryRun: false }],
      ['importCatalogue', { base64: '' }],
    ]
    for (const [name, args] of typed)
      await expect(executeHere(name, args)).rejects.toThrow(new CommandError(words.noShop(dataDir)))
    expect(await readdir(dataDir)).toEqual([])
    const demo = { products: '1', orders: '0', isForced: false }
    expect(await executeHere('demo', demo)).toMatchObject({ isDone: true })
    expect(await executeHere('listStaff', {})).toMatchObject({ isDone: true })
  },
)

test('a misused command line ends with 2, help with 0', async () => {
  expect(await command('stock', 'A')).toMatchObject({ code: 2 })
  expect(await command('--help')).toMatchObject({ code: 0 })
})

const unused = () => Promise.reject(new Error('not asked for'))
async function misuse(...args: string[]): Promise<string | undefined> {
  const program = createProgram({ execute: unused, restore: unused, say: () => undefined })
  const error: unknown = await program
    .parseAsync(args, { from: 'user' })
    .catch((why: unknown) => why)
  return describeMisuse(error as CommanderError)
}
const { wrongWord, notTogether, seeHelp } = commandHelp.misused

test.each([
  [['payment', '26935630', 'reçu'], 'reçu', 'received'],
  [['refund', '26935630', '--made-by', 'virement'], 'virement', 'transfer, counter'],
])('a wrong word is not called a missing one: %j', async (args, word, choices) => {
  expect(await misuse(...args)).toBe(`${wrongWord(word, choices)} ${seeHelp}`)
})

test.each([['--amount', '5'], ['--lines', '1'], ['--fee'], ['--restock']])(
  'a refund that is noted as made takes no %s: all that wait are meant',
  async (option, ...value) => {
    const said = await misuse('refund', '26935630', option, ...value, '--done')
    expect(said).toBe(`${notTogether('--done', option)} ${seeHelp}`)
  },
)

test('a database that cannot be opened stops a command with one sentence', async () => {
  const commandOn = (port: number) => {
    const DATABASE_URL = `postgresql://shop:hunter2@127.0.0.1:${port}/shop`
    const settings = { DATABASE_URL, SESSION_SECRET: '0123456789abcdef0123456789abcdef' }
    return runSource(['server/commands/shop.ts', 'missing'], settings).ended
  }
  const refused = await withRefusingPostgresql('28P01', commandOn)
  expect(refused).toEqual({ code: 1, output: `${startWords.databaseRefused}\n` })
  const away = await commandOn(await freePort())
  expect(away).toEqual({ code: 1, output: `${startWords.databaseAway}\n` })
})
