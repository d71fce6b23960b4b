import type { Options } from '../resilience'
import { buildServer, copyTree } from './copyTree'
import { applyEdits, readServer, writeFiles, type Files } from './applyEdits'
import type { Mutant, Watcher } from './Mutant'
import { mutants } from './mutants'
import { watch } from './watch'

/** Characters of a watcher's message that the table shows. */
const maxSaid = 100

/**
 * Makes each mutant of the shop on a copy and demands that its watcher goes red, and for that
 * reason. Without any mutant every watcher must be green.
 */
export async function runMutation({ postgresql }: Options): Promise<boolean> {
  const tree = await copyTree()
  try {
    await demandGreen(tree.folder, postgresql)
    const table = []
    const sources = await readServer(tree.folder)
    for (const mutant of mutants)
      table.push(await tryMutant(mutant, { ...tree, sources, postgresql }))
    console.log('The shop without each of its guards')
    console.table(table)
    return table.every(({ seen }) => seen === 'red')
  } finally {
    await tree.remove()
  }
}

async function demandGreen(folder: string, postgresql: string): Promise<void> {
  const watchers = new Map<string, Watcher>()
  for (const { watcher } of mutants) watchers.set(watcher.arguments.join(' '), watcher)
  for (const watcher of watchers.values()) {
    const { isGreen, output } = await watch(watcher, folder, postgresql)
    if (!isGreen) throw new Error(`With every guard in place ${watcher.name} is red:\n${output}`)
  }
  console.log(`With every guard in place ${watchers.size} watchers are green.`)
}

type Tree = { folder: string; sources: Files; postgresql: string }

async function tryMutant({ without, edits, watcher }: Mutant, tree: Tree) {
  const started = Date.now()
  const { folder, sources, postgresql } = tree
  const mutated = applyEdits(sources, edits)
  await writeFiles(mutated)
  if (watcher.isBuilt) await buildServer(folder)
  const { isGreen, said, output } = await watch(watcher, folder, postgresql)
  for (const file of mutated.keys()) await writeFiles(new Map([[file, sources.get(file)!]]))
  const seen = isGreen ? 'green' : said === undefined ? 'another fault' : 'red'
  if (seen !== 'red') console.error(`Without ${without}:\n${output}`)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${seen} without ${without} (${seconds} s)`)
  return { without, watcher: watcher.name, seen, said: said?.slice(0, maxSaid) ?? '', seconds }
}
