import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useState, type RefObject } from 'react'
import { paths, pathTo } from '../../../../contract/site/paths'
import { searchWords } from '../../../../wording/search'
import { useWords } from '../../../ui/Shop'
import { searchUrl } from '../../../../contract/site/searchUrl'
import type { UnitPrice } from '../../../api/toUnitPrice'
import { useSuggestProductsQuery } from './suggestionsApi'
import { useFacetText } from './useFacetText'

export type Suggestion = {
  url: string
  name: string
  /** The facet's name, for a choice. */
  kind?: string
  picture?: string | null
  priceCents?: number
} & Partial<UnitPrice>

/** Letters from which words are suggested, and milliseconds without a key before they are asked. */
const fewestLetters = 2
const pauseMs = 20

/** The products, categories and facts that the field's text may mean. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>): Suggestion[] {
  const words = useWords(searchWords)
  const textOf = useFacetText()
  const text = useTyped(field)
  const { data, isError } = useSuggestProductsQuery(text.length < fewestLetters ? skipToken : text)
  // After a failed read the data is that of earlier words.
  if (isError || !data || text.length < fewestLetters) return []
  const choices = data.choices.map(({ facet, value }): Suggestion => {
    const search = searchUrl({ q: '', sort: 'pertinence', page: 1, chosen: { [facet]: [value] } })
    return {
      url: `${paths.search}${search}`,
      name: textOf({ facet, value }),
      kind: words.facets[facet],
    }
  })
  const products = data.products.map(({ serial, ...product }): Suggestion => ({
    url: pathTo('product', serial),
    ...product,
  }))
  return [...products, ...choices]
}

/** The text of the field a moment after the last key. */
function useTyped(field: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState(() => field.current?.value.trim() ?? '')
  useEffect(() => {
    const input = field.current
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setText(input?.value.trim() ?? ''), pauseMs)
    }
    input?.addEventListener('input', read)
    return () => {
      clearTimeout(timer)
      input?.removeEventListener('input', read)
    }
  }, [field])
  return text
}
