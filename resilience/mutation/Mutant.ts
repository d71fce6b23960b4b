import type { Edit } from './edits'

/** A part of the resilience, which runs the built shop, or one test; `says` is in its output when it is red. */
export type Watcher = { name: string; arguments: string[]; isBuilt: boolean; says: string }

/** The shop without one guard, or without several of which each is enough, and what must notice. */
export type Mutant = { without: string; edits: readonly Edit[]; watcher: Watcher }

const part = (name: string, says: string, ...options: string[]): Watcher => ({
  name,
  arguments: ['--import', 'tsx', 'resilience/resilience.ts', name, ...options],
  isBuilt: true,
  says,
})

/** One of the sales of contention.ts. */
export const contention = (sale: string) => part('contention', `${sale}: `)

/** One of the stalls of stalls.ts. */
export const stalls = (stall: string) => part('stalls', `${stall}: `)

/** Enough histories to meet a broken rule, always the same ones. */
export const stateful = part('stateful', 'broken by', '--runs', '10', '--seed', '1')

/** For a rule that few histories reach. */
export const statefulAtLength = part('stateful', 'broken by', '--runs', '60', '--seed', '1')

/** One test of the server, by its file's name without folder and by its title. */
export const test = (file: string, title: string): Watcher => ({
  name: file,
  arguments: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--selectProjects=server',
    '--verbose',
    // What a broken shop leaves open must not hold the run.
    '--forceExit',
    '--testNamePattern',
    title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
    `/${file}\\.test\\.ts$`,
  ],
  isBuilt: false,
  says: `✕ ${title}`,
})
