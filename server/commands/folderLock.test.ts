import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { commandReplies } from '../../wording/commands'
import { runSource } from '../../testing/runSource'
import { FolderTaken, lockFolder } from './folderLock'
import { ownIdentity } from './processIdentity'

jest.setTimeout(60_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const inChild = (script: string) =>
  runSource(
    ['-e', `const { lockFolder } = require('./server/commands/folderLock.ts')\n${script}`],
    {
      FOLDER: folder,
    },
  )
const holdForEver = `lockFolder(process.env.FOLDER).then(
  () => { console.log('held'); setInterval(() => {}, 1000) },
  (error) => { console.log(error.message); process.exit(3) },
)`

test('a held folder is refused with the name of its process, until it is released', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(commandReplies.folderTaken(folder, process.pid))
  const child = await inChild(holdForEver).ended
  expect(child).toMatchObject({ code: 3 })
  expect(child.output).toContain(String(process.pid))
  await lock.release()
  await (await lockFolder(folder)).release()
})

test('a holder that was killed holds nothing', async () => {
  const child = inChild(holdForEver)
  await child.says('held')
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid: child.child.pid })
  child.child.kill('SIGKILL')
  await child.ended
  await (await lockFolder(folder)).release()
})

test.each([
  [
    'a process that got the number of a dead holder',
    JSON.stringify({ ...ownIdentity(), started: 'x' }),
  ],
  ['a claim that a power cut tore', ''],
])('%s does not hold the folder', async (_, claim) => {
  await mkdir(path.join(folder, 'lock'))
  await writeFile(path.join(folder, 'lock/7'), claim)
  await (await lockFolder(folder)).release()
  expect(await readdir(path.join(folder, 'lock'))).toEqual(['8'])
})

test('of many that want it at once in one process, one gets it', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries)
    if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(FolderTaken)
})

/** Takes and leaves the folder again and again; whoever finds another inside says so. */
const fight = `
const fs = require('node:fs')
const inside = process.env.FOLDER + '/inside'
const write = (claims, n) => fs.writeFileSync(claims + '/' + n, JSON.stringify({ pid: 4194304, started: 'dead' }))
async function main() {
  const end = Date.now() + 3000
  let held = 0
  while (Date.now() < end) {
    const lock = await lockFolder(process.env.FOLDER).catch((error) => {
      if (error.name !== 'FolderTaken') throw error
    })
    if (!lock) continue
    held += 1
    fs.writeFileSync(inside, '', { flag: 'wx' })
    await new Promise(setImmediate)
    fs.rmSync(inside)
    // Every other time it leaves like a killed process: its claim stays, and names a dead one.
    const claims = process.env.FOLDER + '/lock'
    const mine = Math.max(...fs.readdirSync(claims).filter((name) => /^\\d+$/.test(name)).map(Number))
    if (held % 2) await lock.release()
    else {
      write(claims, mine + '.dead')
      fs.renameSync(claims + '/' + mine + '.dead', claims + '/' + mine)
    }
  }
  console.log('fair after ' + held)
}
main().catch((error) => { console.log(error); process.exit(3) })`

test('processes that take over from released and dead holders never meet inside', async () => {
  const ends = await Promise.all(Array.from({ length: 4 }, () => inChild(fight).ended))
  for (const { code, output } of ends) {
    expect(output).toContain('fair after')
    expect(code).toBe(0)
  }
  const rounds = ends.map(({ output }) => Number(/fair after (\d+)/.exec(output)?.[1]))
  expect(rounds.reduce((a, b) => a + b)).toBeGreaterThan(20)
})
