import type { FacetReply } from '../../../../contract/api/search'
import { searchWords } from '../../../../wording/search'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { toggle } from './choices'
import styles from './Facets.module.css'
import { useFacetText } from './useFacetText'
import { useSearchUrl } from './useSearchUrl'

const shownAtOnce = 6

/** The values of one facet, each a link that adds or removes it. */
export function FacetGroup({ facet_name: facet, facet_values: values }: FacetReply) {
  const words = useWords(searchWords)
  const { args, linkTo } = useSearchUrl()
  const textOf = useFacetText()
  const chosen = args.chosen[facet] ?? []
  const item = ({ value, count }: FacetReply['facet_values'][number]) => (
    <li key={value}>
      <Link
        to={linkTo(toggle(args, { facet, value }))}
        rel="nofollow"
        aria-current={chosen.includes(value) || undefined}
      >
        {textOf({ facet, value })} <span className={styles.count}>{count}</span>
      </Link>
    </li>
  )
  const [first, rest] = [values.slice(0, shownAtOnce), values.slice(shownAtOnce)]
  return (
    <section className={styles.group}>
      <h2>{words.facets[facet]}</h2>
      <ul>{first.map(item)}</ul>
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => chosen.includes(value))}>
          <summary>{words.more(rest.length)}</summary>
          <ul>{rest.map(item)}</ul>
        </details>
      )}
    </section>
  )
}
