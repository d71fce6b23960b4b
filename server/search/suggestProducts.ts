import type * as z from 'zod/mini'
import { toEurosOrNull } from '../../contract/amounts'
import type { suggestProducts, SuggestionsReply as Reply } from '../../contract/api/search'
import type { FacetName } from '../../contract/facets'
import { pricePerKilo } from '../../contract/pricePerKilo'
import { maxSuggestions } from '../../contract/searchLimits'
import { categoryNames } from '../../wording/replies/catalogue'
import { isPricedPerKilo, pricePerLitre } from '../catalogue/unitPrices'
import { listByIds, type ProductRow } from '../catalogue/queries'
import { toProductReply } from '../catalogue/rules'
import { sortName } from '../catalogue/sortName'
import type { Sql } from '../database/connect'
import { countFacets } from './facets'
import { matchWords, type Found } from './findMatches'
import { listPage } from './listPage'
import { readWords } from './queries'

const suggestedFacets: FacetName[] = ['categorie', 'preparation', 'origine', 'notes']

/** What is found for words of which the last may not be complete yet. */
export async function suggest(
  sql: Sql,
  query: z.infer<typeof suggestProducts.query>,
): Promise<Reply> {
  const words = (await readWords(sql, query.q)).filter(({ stem }) => stem !== null)
  const last = words.at(-1)
  if (!last) return { suggested_products: [], suggested_choices: [] }
  // It may not be complete yet.
  if (last.beginnings.length > 0) last.isKnown = false
  const found = await matchWords(sql, words, {})
  if (!found) return { suggested_products: [], suggested_choices: [] }
  const page = { sort: 'pertinence', from: 0, size: maxSuggestions } as const
  const rows = await listByIds(sql, await listPage(sql, found, page))
  return {
    suggested_products: rows.map(toSuggestion),
    suggested_choices: findChoices(found, last.word),
  }
}

function toSuggestion(row: ProductRow): Reply['suggested_products'][number] {
  const product = toProductReply(row)
  const perKilo = pricePerKilo({ ...row, isPricedPerKilo: isPricedPerKilo(row) })
  return {
    suggested_serial: String(product.product_serial_number),
    suggested_name: product.product_name,
    suggested_price: product.product_price,
    suggested_price_per_kilo: toEurosOrNull(perKilo),
    suggested_price_per_litre: toEurosOrNull(pricePerLitre(row)),
    suggested_img: product.product_img,
  }
}

/** The values of facets of which a word begins like this one. */
function findChoices({ changed, counts }: Found, beginning: string): Reply['suggested_choices'] {
  return countFacets(changed, {}, counts.facets)
    .filter(({ facet_name }) => suggestedFacets.includes(facet_name))
    .flatMap(({ facet_name, facet_values }) =>
      facet_values.map(({ value }) => ({ facet_name, value })),
    )
    .filter((choice) => wordsOf(choice).some((word) => word.startsWith(beginning)))
    .slice(0, maxSuggestions)
}

function wordsOf({ facet_name, value }: Reply['suggested_choices'][number]): string[] {
  const text = facet_name === 'categorie' ? (categoryNames[Number(value)] ?? '') : value
  return sortName(text).split(' ')
}
