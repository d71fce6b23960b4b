import { brewings, shownForms } from './facts'

/** Upper bounds of prices that a list can be narrowed to, in euros. */
export const priceBounds = ['8', '12', '20', '50'] as const
const yes = ['oui'] as const
const roasts = ['1', '2', '3', '4', '5'] as const

/**
 * By what lists are narrowed, in the order in which they are shown; the names are those of the
 * parameters of a URL. `of` lists the possible values, where they are known beforehand.
 */
export const facetForms = {
  categorie: {},
  preparation: { of: brewings },
  prix: { of: priceBounds },
  notes: {},
  origine: {},
  torrefaction: { of: roasts },
  cafeine: { of: shownForms.caffeine.of },
  bio: { of: yes },
  stock: { of: yes },
} as const satisfies Record<string, { of?: readonly string[] }>

export type FacetName = keyof typeof facetForms
export const facetNames = Object.keys(facetForms) as FacetName[]
/** The chosen values; those of one facet are alternatives. */
export type Chosen = Partial<Record<FacetName, string[]>>

/** Separates the values of one facet in a URL. */
export const valueSeparator = ','

/** The choices of parameters; empty values are none. */
export function readChosen(read: (name: FacetName) => string | null | undefined): Chosen {
  return Object.fromEntries(
    facetNames.flatMap((name) => {
      const values = (read(name) ?? '').split(valueSeparator).filter(Boolean)
      return values.length > 0 ? [[name, values]] : []
    }),
  )
}
