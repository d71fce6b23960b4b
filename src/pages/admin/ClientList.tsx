import { useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminClientsWords } from '../../../wording/admin/clients'
import { ClientRows } from '../../features/admin/clients/ClientRows'
import { ClientSearch } from '../../features/admin/clients/ClientSearch'
import { useListStaffClientsQuery } from '../../features/admin/clients/staffClientsApi'
import { Failure } from '../../ui/Failure'
import { Link } from '../../ui/Link'
import { LinkGroup } from '../../ui/LinkGroup'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import { useAdminTitle } from './useAdminTitle'

export function ClientList() {
  const words = useWords(adminClientsWords)
  useAdminTitle(words.title)
  const [search] = useSearchParams()
  const [q, after] = [search.get('q') ?? '', search.get('apres') ?? undefined]
  const asked = { ...(q && { q }), ...(after && { after }) }
  const { currentData, error, refetch } = useListStaffClientsQuery(asked)
  const newest = q ? `${adminPaths.clients}?q=${encodeURIComponent(q)}` : adminPaths.clients
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <ClientSearch query={q} />
      {error ? <Failure problem={error} onRetry={refetch} /> : found()}
    </>
  )

  function found() {
    if (!currentData) return <WaitingLines lines={12} />
    const { clients, next } = currentData
    return (
      <>
        {clients.length > 0 ? (
          <ClientRows clients={clients} />
        ) : (
          <Panel>
            <p>{q ? words.noneFound(q) : words.none}</p>
            {q && <Link to={adminPaths.clients}>{words.all}</Link>}
          </Panel>
        )}
        <LinkGroup>
          {after && <Link to={newest}>{words.newest}</Link>}
          {next && <Link to={`${newest}${q ? '&' : '?'}apres=${next}`}>{words.older}</Link>}
        </LinkGroup>
      </>
    )
  }
}
