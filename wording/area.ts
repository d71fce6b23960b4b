export type WordingName = 'specified' | 'corrected'
type Group = { readonly [key: string]: unknown }

type Partially<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { [Key in keyof T]?: Partially<T[Key]> }
    : T

/** The words of a part of the shop in both wordings: the corrected one says what differs. */
export function area<Words extends Group>(
  specified: Words,
  corrections?: Partially<NoInfer<Words>>,
): Record<WordingName, Words> {
  return { specified, corrected: overlay(specified, corrections ?? {}) as Words }
}

function overlay(base: Group, changes: Group): Group {
  const changed = Object.entries(changes).map(([key, change]) => {
    const value = base[key]
    return [key, isGroup(value) ? overlay(value, change as Group) : change]
  })
  return { ...base, ...Object.fromEntries(changed) } as Group
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
