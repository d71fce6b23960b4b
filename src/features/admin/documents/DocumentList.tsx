import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Link } from '../../../ui/Link'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { PageLinks } from '../parts/PageLinks'
import { usePlace } from '../parts/usePlace'
import { DocumentRows } from './DocumentRows'
import { useListStaffDocumentsQuery } from './staffDocumentsApi'

/** The documents that the URL asks for, a page at a time. */
export function DocumentList({ month, q }: { month: string | undefined; q: string }) {
  const words = useWords(adminDocumentsWords)
  const after = usePlace()
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
            <PageLinks next={next} toFirst={words.newest} toNext={words.older} />
          </>
        )
      }}
    </Loaded>
  )
}
