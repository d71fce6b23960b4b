import { adminPaths } from '../../../contract/site/adminPaths'
import { manager } from '../../../contract/staffRights'
import { adminTeamWords } from '../../../wording/admin/team'
import { useMay } from '../../features/admin/session/useMay'
import { LogRows } from '../../features/admin/team/LogRows'
import { useListTeamLogQuery } from '../../features/admin/team/staffTeamApi'
import { Loaded } from '../../features/admin/parts/Loaded'
import { PageLinks } from '../../features/admin/parts/PageLinks'
import { usePlace } from '../../features/admin/parts/usePlace'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function TeamLog() {
  const words = useWords(adminTeamWords)
  useAdminTitle(words.log)
  const isManager = useMay(manager)
  return (
    <>
      <Link to={adminPaths.team}>{words.backToTeam}</Link>
      <PageHeading>{words.log}</PageHeading>
      {isManager ? <Acts /> : <Panel>{words.notManager}</Panel>}
    </>
  )
}

function Acts() {
  const words = useWords(adminTeamWords)
  const after = usePlace()
  const query = useListTeamLogQuery(after ? { after } : {})
  return (
    <Loaded query={query} lines={12}>
      {({ acts, next }) =>
        acts.length === 0 ? (
          <Panel>{words.noLog}</Panel>
        ) : (
          <>
            <p>{words.logHint}</p>
            <LogRows acts={acts} />
            <PageLinks next={next} toFirst={words.newest} toNext={words.older} />
          </>
        )
      }
    </Loaded>
  )
}
