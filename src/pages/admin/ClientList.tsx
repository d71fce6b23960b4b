import { useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminClientsWords } from '../../../wording/admin/clients'
import { ClientRows } from '../../features/admin/clients/ClientRows'
import { useListStaffClientsQuery } from '../../features/admin/clients/staffClientsApi'
import { Loaded } from '../../features/admin/parts/Loaded'
import { PageLinks } from '../../features/admin/parts/PageLinks'
import { SearchForm } from '../../features/admin/parts/SearchForm'
import { usePlace } from '../../features/admin/parts/usePlace'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function ClientList() {
  const words = useWords(adminClientsWords)
  useAdminTitle(words.title)
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  const after = usePlace()
  const asked = { ...(q && { q }), ...(after && { after }) }
  const query = useListStaffClientsQuery(asked)
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <SearchForm
        query={q}
        path={adminPaths.clients}
        label={words.searchHint}
        submit={words.search}
      />
      <Loaded query={query} lines={12}>
        {({ clients, next }) => (
          <>
            {clients.length > 0 ? (
              <ClientRows clients={clients} />
            ) : (
              <Panel>
                <p>{q ? words.noneFound(q) : words.none}</p>
                {q && <Link to={adminPaths.clients}>{words.all}</Link>}
              </Panel>
            )}
            <PageLinks next={next} toFirst={words.newest} toNext={words.older} />
          </>
        )}
      </Loaded>
    </>
  )
}
