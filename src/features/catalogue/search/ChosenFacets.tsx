import type { FacetReply } from '../../../../contract/api/search'
import { searchWords } from '../../../../wording/search'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { listChoices, toggle, withoutFacet } from './choices'
import styles from './ChosenFacets.module.css'
import { useFacetText } from './useFacetText'
import { useSearchUrl } from './useSearchUrl'

type Props = { facets: FacetReply[]; isEmpty: boolean }

/**
 * The choices, each a link that takes it away. If nothing is left, the facets without which there
 * are products, with how many.
 */
export function ChosenFacets({ facets, isEmpty }: Props) {
  const words = useWords(searchWords)
  const { args, linkTo } = useSearchUrl()
  const textOf = useFacetText()
  const choices = listChoices(args.chosen)
  if (choices.length === 0) return null
  const ways = facets.flatMap(({ facet_name: facet, facet_total: count }) => {
    const values = args.chosen[facet] ?? []
    if (!isEmpty || values.length === 0 || count === 0) return []
    const text = values.map((value) => textOf({ facet, value })).join(', ')
    return [{ text, count, to: withoutFacet(args, facet) }]
  })
  const single = choices.map((choice) => ({
    text: textOf(choice),
    count: null,
    to: toggle(args, choice),
  }))
  return (
    <ul className={styles.chosen} aria-label={words.chosen}>
      {(ways.length > 0 ? ways : single).map(({ text, count, to }) => (
        <li key={text}>
          <Link to={linkTo(to)} rel="nofollow">
            <span aria-hidden="true">×</span>{' '}
            {count === null ? (
              <>
                <VisuallyHidden>{words.remove}</VisuallyHidden> {text}
              </>
            ) : (
              words.removeToFind(text, count)
            )}
          </Link>
        </li>
      ))}
      <li>
        <Link to={linkTo({ chosen: {} })} rel="nofollow">
          {words.removeAll}
        </Link>
      </li>
    </ul>
  )
}
