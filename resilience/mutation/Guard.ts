/** Text of a source file that goes, and what stands there instead: nothing where it is left out. */
export type Removal = { file: string; text: string; instead?: string }

/** A part of the resilience, which runs the built shop, or one test; `says` is written when it is red. */
export type Watcher = { name: string; arguments: string[]; isBuilt: boolean; says: string }

/** What keeps a fault out, one thing or several that each do, and what must see it taken away. */
export type Guard = { name: string; removals: Removal[]; watcher: Watcher }

const part = (name: string, says: string, ...options: string[]): Watcher => ({
  name,
  arguments: [
    '-r',
    'ts-node/register/transpile-only',
    'resilience/resilience.ts',
    name,
    ...options,
  ],
  isBuilt: true,
  says,
})

/** A sale by its name in sales.ts. */
export const sale = (name: string) => part('sales', `${name}: `)

/** A stall by its name in stalls.ts. */
export const stall = (name: string) => part('stalls', `${name}: `)

/** Enough histories to meet a broken rule, always the same ones. */
export const histories = part('histories', 'broken by', '--runs', '10', '--seed', '1')

/** One test of the server by its name. */
export const test = (file: string, name: string): Watcher => ({
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
    name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
    file,
  ],
  isBuilt: false,
  says: `✕ ${name}`,
})
