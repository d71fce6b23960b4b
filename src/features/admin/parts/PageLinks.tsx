import { useSearchParams } from 'react-router-dom'
import { Link } from '../../../ui/Link'
import { LinkGroup } from '../../../ui/LinkGroup'
import { usePlace } from './usePlace'

type Props = {
  /** The row after which the next page begins; null after the last page. */
  next: string | null
  toFirst: string
  toNext: string
}

/** Below a list that is read a page at a time: the links to its first and to its next page. */
export function PageLinks({ next, toFirst, toNext }: Props) {
  const [search] = useSearchParams()
  const isFirst = usePlace() === undefined
  return (
    <LinkGroup>
      {!isFirst && <Link to={pageAfter(search, null)}>{toFirst}</Link>}
      {next && <Link to={pageAfter(search, next)}>{toNext}</Link>}
    </LinkGroup>
  )
}

/** The same search, from another row on. */
function pageAfter(search: URLSearchParams, place: string | null) {
  const other = new URLSearchParams(search)
  other.delete('apres')
  if (place !== null) other.set('apres', place)
  return { search: other.toString() }
}
