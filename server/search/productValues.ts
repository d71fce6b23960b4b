import { sql as raw } from 'drizzle-orm'
import { priceBounds, type FacetName } from '../../contract/facets'

/** The values of each facet that a product has: what `facets.ts` says, in SQL. */
const ofFacet: Record<FacetName, ReturnType<typeof raw>> = {
  categorie: raw`select 'categorie', category_id::text`,
  preparation: raw`select 'preparation', jsonb_array_elements_text(facts -> 'brewing')`,
  notes: raw`select 'notes', jsonb_array_elements_text(facts -> 'notes')`,
  origine: raw`select 'origine', trim(one) from unnest(string_to_array(country, ',')) as named(one)
    where trim(one) <> ''`,
  torrefaction: raw`select 'torrefaction', generate_series(
    (facts -> 'roast' -> 0)::int, coalesce(facts -> 'roast' -> 1, facts -> 'roast' -> 0)::int)::text`,
  cafeine: raw`select 'cafeine', facts ->> 'caffeine'`,
  bio: raw`select 'bio', 'oui' where facts @> '{"organic": true}'`,
  prix: raw`select 'prix', bound from jsonb_array_elements_text(${JSON.stringify(priceBounds)}::jsonb) as bounds(bound)
    where price_cents <= bound::int * 100`,
  stock: raw`select 'stock', 'oui' where stock > 0`,
}

/** Every bitmap that has a product, but for those of its words and its bands. */
export const facetValues = raw.join(
  [raw`select 'all', ''`, ...Object.values(ofFacet)],
  raw` union all `,
)
