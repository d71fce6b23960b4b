import type { Options } from '../resilience'
import { buildServer, copyTree } from './copyTree'
import type { Guard, Watcher } from './Guard'
import { guards } from './guardList'
import { watch } from './watch'
import { readWithout, writeFiles } from './withoutGuard'

/** Characters of what a watcher said that fit into the table. */
const mostSaid = 100

/**
 * Takes the shop's guards away on a copy, one after the other, and demands each time that what
 * watches over it goes red, and for that reason. Before, all of it must be green.
 */
export async function runMutation({ postgresql }: Options): Promise<boolean> {
  const tree = await copyTree()
  try {
    await demandGreen(tree.folder, postgresql)
    const table = []
    for (const guard of guards) table.push(await tryWithout(guard, tree.folder, postgresql))
    console.log('Each guard taken away')
    console.table(table)
    return table.every(({ seen }) => seen === 'red')
  } finally {
    await tree.remove()
  }
}

async function demandGreen(folder: string, postgresql: string): Promise<void> {
  const watchers = new Map<string, Watcher>()
  for (const { watcher } of guards) watchers.set(watcher.arguments.join(' '), watcher)
  for (const watcher of watchers.values()) {
    const { isGreen, output } = await watch(watcher, folder, postgresql)
    if (!isGreen) throw new Error(`With every guard in place ${watcher.name} is red:\n${output}`)
  }
  console.log(`With every guard in place ${watchers.size} watchers are green.`)
}

async function tryWithout({ name, removals, watcher }: Guard, folder: string, postgresql: string) {
  const started = Date.now()
  const { before, after } = await readWithout(removals, folder)
  await writeFiles(after)
  if (watcher.isBuilt) await buildServer(folder)
  const { isGreen, said, output } = await watch(watcher, folder, postgresql)
  await writeFiles(before)
  const seen = isGreen ? 'green' : said === undefined ? 'another fault' : 'red'
  if (seen !== 'red') console.error(`Without ${name}:\n${output}`)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${seen} without ${name} (${seconds} s)`)
  return {
    'taken away': name,
    'watched by': watcher.name,
    seen,
    'what it said': said?.slice(0, mostSaid) ?? '',
    seconds,
  }
}
