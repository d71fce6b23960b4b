import type { ShownFact } from '../../../contract/facts'
import type { factWords } from '../../../wording/facts'
import type { Product } from './Product'

/** The name and the text of each known fact, in the order in which they are shown. */
export function namedFacts(
  facts: Product['facts'],
  { names, values }: (typeof factWords)['specified'],
): [name: string, text: string][] {
  return (Object.keys(names) as ShownFact[]).flatMap((name) => {
    const value = facts[name]
    return value === undefined ? [] : [[names[name], values[name](value)] as const]
  })
}
