import type { Edit } from './edits'

/** A part of the resilience, or one test; `says` is in its output when it is red. */
export type Watcher = {
  name: string
  args: string[]
  isTest: boolean
  /** Runs the built shop instead of the sources. */
  isBuilt: boolean
  isOnPostgresql: boolean
  says: string
}

/** The shop without one guard, or without several of which each is enough, and what must notice. */
export type Mutant = { without: string; edits: readonly Edit[]; watcher: Watcher }

/** Mutants that one watcher notices: the edits by what the shop is without. */
export const noticedBy = (watcher: Watcher, mutants: Record<string, readonly Edit[]>): Mutant[] =>
  Object.entries(mutants).map(([without, edits]) => ({ without, edits, watcher }))

const part = (name: string, says: string, ...options: string[]): Watcher => ({
  name,
  args: ['--import', 'tsx', 'resilience/resilience.ts', name, ...options],
  isTest: false,
  isBuilt: false,
  isOnPostgresql: true,
  says,
})

/** One of the sales of contention.ts. */
export const contention = (sale: string): Watcher => ({
  ...part('contention', `${sale}: `),
  isBuilt: true,
})

/** A hundred histories, always the same ones, of which the first that is broken ends the run. */
export const stateful = part('stateful', 'broken by', '--runs', '100', '--seed', '1', '--quick')

/** One test of the server, by its file's name without folder and the beginning of its title. */
export const test = (file: string, title: string): Watcher => ({
  name: file,
  args: [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    ...['node_modules/jest/bin/jest.js', '--selectProjects=server', '--verbose'],
    // What a broken shop leaves open must not hold the run.
    '--forceExit',
    ...['--testNamePattern', title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')],
    `/${file}\\.test\\.ts$`,
  ],
  isTest: true,
  isBuilt: false,
  isOnPostgresql: false,
  says: `✕ ${title}`,
})

/** The same where only PostgreSQL runs statements side by side. */
export const testOnPostgresql = (file: string, title: string): Watcher => ({
  ...test(file, title),
  isOnPostgresql: true,
})
