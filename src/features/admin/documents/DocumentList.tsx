import { useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Link } from '../../../ui/Link'
import { LinkGroup } from '../../../ui/LinkGroup'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { DocumentRows } from './DocumentRows'
import { useListStaffDocumentsQuery } from './staffDocumentsApi'

/** The documents that the URL asks for, a page at a time. */
export function DocumentList({ month, q }: { month: string | undefined; q: string }) {
  const words = useWords(adminDocumentsWords)
  const [search] = useSearchParams()
  const after = search.get('apres') ?? undefined
  const asked = { ...(month && { month }), ...(q && { q }), ...(after && { after }) }
  const query = useListStaffDocumentsQuery(asked)
  return (
    <Loaded query={query} lines={10}>
      {({ documents, next }) => {
        if (documents.length === 0)
          return (
            <Panel>
              <p>{q ? words.noneFound(q) : words.none}</p>
              <Link to={adminPaths.documents}>{words.all}</Link>
            </Panel>
          )
        return (
          <>
            <DocumentRows documents={documents} />
            <LinkGroup>
              {after && <Link to={placeAt(search, null)}>{words.newest}</Link>}
              {next && <Link to={placeAt(search, next)}>{words.older}</Link>}
            </LinkGroup>
          </>
        )
      }}
    </Loaded>
  )
}

/** The same list from another place on. */
function placeAt(search: URLSearchParams, place: string | null): string {
  const other = new URLSearchParams(search)
  other.delete('apres')
  if (place) other.set('apres', place)
  return `${adminPaths.documents}?${other.toString()}`
}
