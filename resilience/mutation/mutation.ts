import { cp, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../testing/root'
import { inFolder } from '../../testing/withFolder'
import type { Options } from '../resilience'
import { runProgram } from '../runProgram'
import { accessMutants } from './accessMutants'
import { applyEdits, readServer, type Files } from './applyEdits'
import type { Mutant, Watcher } from './Mutant'
import { payingMutants } from './payingMutants'
import { staffMutants } from './staffMutants'

export const mutants: readonly Mutant[] = [...payingMutants, ...accessMutants, ...staffMutants]

/** Beside another part of the night, on a slow machine. */
const watchTimeoutMs = 40 * 60_000
/** Characters of a watcher's message that the table shows. */
const maxSaid = 100
/** Neither sources nor their build. */
const excluded = ['.git', '.cache', '.env', 'node_modules', 'data', 'coverage', 'screens']

/** A copy of the sources and their build, on the same packages. */
type Copy = { folder: string; sources: Files; postgresql: string }

/**
 * Makes each mutant of the shop on a copy and demands that its watcher goes red, and for that
 * reason. Without any mutant every watcher must be green.
 */
export function runMutation({ postgresql }: Options): Promise<boolean> {
  return inFolder('comptoir-mutation-', async (folder) => {
    for (const name of await readdir(root))
      if (!excluded.includes(name))
        await cp(path.join(root, name), path.join(folder, name), { recursive: true })
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const copy = { folder, sources: await readServer(folder), postgresql }
    await demandGreen(copy)
    const table = []
    for (const mutant of mutants) table.push(await tryMutant(mutant, copy))
    console.log('The shop without each of its guards')
    console.table(table)
    return table.every(({ seen }) => seen === 'red')
  })
}

async function demandGreen(copy: Copy): Promise<void> {
  const watchers = new Map(
    mutants.map(({ watcher }) => [`${watcher.args.join(' ')} ${watcher.isOnPostgresql}`, watcher]),
  )
  for (const watcher of watchers.values()) {
    const { status, output } = await watch(watcher, copy)
    if (status !== 0)
      throw new Error(`With every guard in place ${watcher.name} is red:\n${output}`)
  }
  console.log(`With every guard in place ${watchers.size} watchers are green.`)
}

async function tryMutant({ without, edits, watcher }: Mutant, copy: Copy) {
  const started = Date.now()
  const mutated = applyEdits(copy.sources, edits)
  for (const [file, content] of mutated) await writeFile(file, content)
  if (watcher.isBuilt) await buildServer(copy.folder)
  const { status, output } = await watch(watcher, copy)
  for (const file of mutated.keys()) await writeFile(file, copy.sources.get(file)!)
  const said = output.split('\n').find((line) => line.includes(watcher.says)) ?? ''
  const seen = status === 0 ? 'green' : said === '' ? 'another fault' : 'red'
  if (seen !== 'red') console.error(`Without ${without}:\n${output}`)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${seen} without ${without} (${seconds} s)`)
  return { without, watcher: watcher.name, seen, said: said.trim().slice(0, maxSaid), seconds }
}

/** Builds the copy's server alone: its pages stay as they were. */
async function buildServer(folder: string): Promise<void> {
  const webpack = 'node_modules/webpack-cli/bin/cli.js'
  const options = ['--mode', 'production', '--config-name', 'server']
  const { status, output } = await runProgram(process.execPath, [webpack, ...options], {
    cwd: folder,
  })
  if (status !== 0) throw new Error(output)
}

const watch = ({ args, isOnPostgresql }: Watcher, { folder, postgresql }: Copy) =>
  runProgram(process.execPath, args, {
    cwd: folder,
    // What a sample leaves out may be what notices.
    env: {
      ...process.env,
      TESTS: 'full',
      TEST_DATABASE_URL: isOnPostgresql ? postgresql : undefined,
    },
    timeout: watchTimeoutMs,
  })
