import { categoryNamed } from '../../../../contract/categories'
import type { FacetName } from '../../../../contract/facets'
import { catalogueWords } from '../../../../wording/catalogue'
import { searchWords } from '../../../../wording/search'
import { useWords } from '../../../ui/Shop'
import type { Choice } from './choices'

/** How a choice is called on the screen. */
export function useFacetText(): (choice: Choice) => string {
  const { categories } = useWords(catalogueWords)
  const values: Partial<Record<FacetName, (value: string) => string>> = useWords(searchWords).values
  return ({ facet, value }) => {
    if (facet !== 'categorie') return values[facet]?.(value) ?? value
    const name = categoryNamed(value)
    return name ? categories[name] : value
  }
}
