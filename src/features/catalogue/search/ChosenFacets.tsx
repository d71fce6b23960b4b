import type { FacetReply } from '../../../../contract/api/search'
import { searchWords } from '../../../../wording/search'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { listChoices, toggle } from './choices'
import styles from './ChosenFacets.module.css'
import { useFacetText } from './useFacetText'
import { useSearchUrl } from './useSearchUrl'

type Props = { facets: FacetReply[]; isEmpty: boolean }

/** The choices, each a link that takes it away; if nothing is left, with what it would give back. */
export function ChosenFacets({ facets, isEmpty }: Props) {
  const words = useWords(searchWords)
  const { args, linkTo } = useSearchUrl()
  const textOf = useFacetText()
  const choices = listChoices(args.chosen)
  if (choices.length === 0) return null
  const without = (facet: string) =>
    facets.find(({ facet_name: name }) => name === facet)?.facet_total ?? 0
  return (
    <ul className={styles.chosen} aria-label={words.chosen}>
      {choices.map((choice) => (
        <li key={`${choice.facet} ${choice.value}`}>
          <Link to={linkTo(toggle(args, choice))} rel="nofollow">
            <span aria-hidden="true">×</span>{' '}
            {words.remove(textOf(choice), isEmpty ? without(choice.facet) : null)}
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
