import {
  facetForms,
  facetNames,
  priceBounds,
  type Chosen,
  type FacetName,
} from '../../contract/facets'
import type { FacetReply } from '../../contract/api/search'
import type { Counts } from './countMatches'
import type { Match } from './queries'

const yesIf = (isSo: boolean | undefined) => (isSo ? ['oui'] : [])

/** The values that a product has of each facet. */
const valuesOf: Record<FacetName, (match: Match) => readonly string[]> = {
  categorie: ({ categoryId }) => [String(categoryId)],
  preparation: ({ facts }) => facts.brewing ?? [],
  notes: ({ facts }) => facts.notes ?? [],
  origine: ({ country }) => (country ?? '').split(',').flatMap((one) => one.trim() || []),
  torrefaction: ({ facts: { roast = [] } }) => {
    const [from = 1, to = from] = roast
    return roast.length > 0 ? range(from, to) : []
  },
  cafeine: ({ facts }) => (facts.caffeine ? [facts.caffeine] : []),
  bio: ({ facts }) => yesIf(facts.organic),
  prix: ({ priceCents }) => priceBounds.filter((euros) => priceCents <= Number(euros) * 100),
  stock: ({ stock }) => yesIf(stock > 0),
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** The products that have a chosen value of every facet, but for those of `without`. */
export function narrow(matches: readonly Match[], chosen: Chosen, without?: FacetName): Match[] {
  const facets = facetNames.flatMap((name) => {
    const values = name === without ? undefined : chosen[name]
    return values ? [{ name, values }] : []
  })
  return matches.filter((match) =>
    facets.every(({ name, values }) => valuesOf[name](match).some((one) => values.includes(one))),
  )
}

/**
 * The values of each facet among the products that the other facets leave, those of the bitmaps
 * included, the most frequent first, or in the declared order. A chosen value is there even if no
 * product has it.
 */
export function countFacets(
  matches: readonly Match[],
  chosen: Chosen,
  counted?: Counts['facets'],
): FacetReply[] {
  return facetNames.map((name) => {
    const left = narrow(matches, chosen, name)
    const counts = new Map((chosen[name] ?? []).map((value) => [value, 0]))
    for (const [value, count] of counted?.get(name)?.values ?? []) counts.set(value, count)
    for (const value of left.flatMap(valuesOf[name]))
      counts.set(value, (counts.get(value) ?? 0) + 1)
    return {
      facet_name: name,
      facet_total: left.length + (counted?.get(name)?.total ?? 0),
      facet_values: sortValues(name, counts),
    }
  })
}

function sortValues(name: FacetName, counts: Map<string, number>): FacetReply['facet_values'] {
  const form: { of?: readonly string[] } = facetForms[name]
  const values = [...counts].map(([value, count]) => ({ value, count }))
  if (name === 'categorie') return values.sort((a, b) => Number(a.value) - Number(b.value))
  const { of } = form
  if (of) return values.sort((a, b) => of.indexOf(a.value) - of.indexOf(b.value))
  return values.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'fr'))
}
