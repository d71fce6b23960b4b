import { utimesSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandReplies } from '../../wording/commands'
import { runSource } from '../../testing/runSource'
import { sampleOf } from '../../testing/sample'
import { FolderTaken, lockFolder } from './lockFolder'
import { ownIdentity } from './processIdentity'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const inChild = (script: string) =>
  runSource(['-e', `const { lockFolder } = require('./server/system/lockFolder.ts')\n${script}`], {
    FOLDER: folder,
  })
const holdForEver = `lockFolder(process.env.FOLDER).then(
  () => { console.log('held'); setInterval(() => {}, 1000) },
  (error) => { console.log(error.message); process.exit(3) },
)`

/** A shop that loses its folder ends its process, which would be that of the tests. */
const goOn = () => undefined

test('a locked folder is refused with the id of its process, until it is released', async () => {
  const lock = await lockFolder(folder, goOn)
  await expect(lockFolder(folder, goOn)).rejects.toThrow(
    commandReplies.folderTaken(folder, process.pid),
  )
  const child = await inChild(holdForEver).ended
  expect(child).toMatchObject({ code: 3 })
  expect(child.output).toContain(String(process.pid))
  await lock.release()
  await (await lockFolder(folder)).release()
})

test('a holder that was killed no longer locks the folder', async () => {
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

/** The claim of a process in another container: the same id may be any process here. */
async function claimElsewhere(): Promise<void> {
  await mkdir(path.join(folder, 'lock'))
  const elsewhere = { ...ownIdentity(), namespace: 'elsewhere' }
  await writeFile(path.join(folder, 'lock/7'), JSON.stringify(elsewhere))
}

test('a holder in another container that listens locks the folder', async () => {
  await claimElsewhere()
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(path.join(folder, 'admin.sock'), resolve)
  })
  await expect(lockFolder(folder)).rejects.toThrow(commandReplies.folderTakenElsewhere(folder))
  await new Promise((resolve) => server.close(resolve))
})

test('a holder in another container locks the folder only while its heartbeat continues', async () => {
  await claimElsewhere()
  let beats = 0
  // The same time at every heartbeat, as on a clock that was set back.
  const beating = setInterval(() => {
    const file = path.join(folder, 'lock/7.beat')
    writeFileSync(file, String((beats += 1)))
    utimesSync(file, 0, 0)
  }, 500)
  await expect(lockFolder(folder)).rejects.toThrow(commandReplies.folderTakenElsewhere(folder))
  clearInterval(beating)
  await (await lockFolder(folder)).release()
  expect(await readdir(path.join(folder, 'lock'))).toEqual(['8'])
})

test('a holder learns that another process took the folder over', async () => {
  const lost = new Promise<void>((resolve) => {
    void lockFolder(folder, resolve).then(async () => {
      const [mine] = (await readdir(path.join(folder, 'lock'))).filter((name) => !/beat/.test(name))
      await writeFile(path.join(folder, 'lock', String(Number(mine) + 1)), '{}')
    })
  })
  await lost
})

test('a holder whose folder was taken over ends, and says why', async () => {
  const child = inChild(holdForEver)
  await child.says('held')
  await writeFile(path.join(folder, 'lock/99'), '{}')
  expect(await child.ended).toMatchObject({
    code: 1,
    output: expect.stringContaining(commandReplies.folderLost(folder)) as string,
  })
})

test('a holder whose thread is busy for long sends heartbeats', async () => {
  // Blocked as by a long computation, at no cost to the other tests.
  const child = inChild(`lockFolder(process.env.FOLDER).then(() => {
    console.log('held')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6000)
    process.exit(0)
  })`)
  await child.says('held')
  const file = path.join(folder, 'lock/1.beat')
  const first = await waitForBeat(file, null)
  expect(await waitForBeat(file, first)).not.toBe(first)
  expect(child.child.exitCode).toBeNull()
  await child.ended
})

/** A heartbeat other than this one. */
async function waitForBeat(file: string, than: string | null): Promise<string> {
  for (;;) {
    const beat = await readFile(file, 'utf8').catch(() => null)
    if (beat && beat !== than) return beat
    await wait(20)
  }
}

test('of many that want it at once in one process, one gets it', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries)
    if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(FolderTaken)
    else await one.value.release()
})

/** Locks and leaves the folder again and again; a process that finds another inside reports it. */
const fight = `
const fs = require('node:fs')
const inside = process.env.FOLDER + '/inside'
const { ownIdentity } = require('./server/system/processIdentity.ts')
const dead = JSON.stringify({ ...ownIdentity(), pid: 4194304, started: 'dead' })
const write = (claims, n) => fs.writeFileSync(claims + '/' + n, dead)
async function main() {
  const end = Date.now() + ${sampleOf(1500, 500)}
  let held = 0
  while (Date.now() < end || held < 3) {
    const lock = await lockFolder(process.env.FOLDER, () => {}).catch((error) => {
      if (error.name !== 'FolderTaken') throw error
    })
    if (!lock) continue
    held += 1
    fs.writeFileSync(inside, '', { flag: 'wx' })
    await new Promise(setImmediate)
    fs.rmSync(inside)
    // Every other time it leaves like a killed process: its claim remains, with a dead process id.
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

test('processes that take over from released and dead holders never overlap', async () => {
  const ends = await Promise.all(Array.from({ length: 4 }, () => inChild(fight).ended))
  for (const { code, output } of ends) {
    expect(output).toContain('fair after')
    expect(code).toBe(0)
  }
  const rounds = ends.map(({ output }) => Number(/fair after (\d+)/.exec(output)?.[1]))
  expect(Math.min(...rounds)).toBeGreaterThanOrEqual(3)
})
