import { corrections } from './corrected'
import { specified } from './specified'

export type WordingName = 'specified' | 'corrected'
/** Every word of the shop's screens. */
export type Words = typeof specified

type Partially<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { [Key in keyof T]?: Partially<T[Key]> }
    : T
/** Only what differs from the specified wording. */
export type Corrections = Partially<Words>

/** The wording of this name: the specified one, or the one with the corrections laid over it. */
export function chooseWords(name: WordingName): Words {
  return name === 'specified' ? specified : (overlay(specified, corrections) as Words)
}

type Group = { readonly [key: string]: unknown }

function overlay(base: Group, changes: Group): Group {
  const merged = Object.entries(base).map(([key, value]) => {
    const change = changes[key]
    if (change === undefined) return [key, value]
    return [key, isGroup(value) && isGroup(change) ? overlay(value, change) : change]
  })
  return Object.fromEntries(merged) as Group
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
