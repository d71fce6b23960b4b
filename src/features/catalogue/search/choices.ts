import { facetNames, type Chosen, type FacetName } from '../../../../contract/facets'
import type { SearchArgs } from '../../../../contract/site/searchUrl'

/** One value of one facet. */
export type Choice = { facet: FacetName; value: string }

export const listChoices = (chosen: Chosen): Choice[] =>
  facetNames.flatMap((facet) => (chosen[facet] ?? []).map((value) => ({ facet, value })))

/** The search from its first page, with the choice added, or without it if it was made. */
export function toggle(args: SearchArgs, { facet, value }: Choice): SearchArgs {
  const { [facet]: before = [], ...others } = args.chosen
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return { ...args, page: 1, chosen: after.length > 0 ? { ...others, [facet]: after } : others }
}

/** The search from its first page without any choice of a facet. */
export function withoutFacet(args: SearchArgs, facet: FacetName): SearchArgs {
  const others = Object.entries(args.chosen).filter(([name]) => name !== facet)
  return { ...args, page: 1, chosen: Object.fromEntries(others) }
}
