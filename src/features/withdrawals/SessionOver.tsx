import { useLocation } from 'react-router-dom'
import { paths } from '../../../contract/site/paths'
import { commonWords } from '../../../wording/common'
import { withdrawalWords } from '../../../wording/withdrawals'
import { useAppSelector } from '../../app/hooks'
import { returnTo } from '../../returnPath'
import { session } from '../../state/session'
import { Link } from '../../ui/Link'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'

/** Where the session ends on this page, a guest's empty form takes the place of the client's orders. */
export function SessionOver() {
  const { sessionOver } = useWords(withdrawalWords)
  const { notConnectedLogin } = useWords(commonWords)
  const location = useLocation()
  const endedAt = useAppSelector(session.selectors.endedAt)
  if (endedAt !== location.pathname + location.search) return null
  return (
    <Panel isNews>
      <p>{sessionOver}</p>
      <Link to={`${paths.login}${returnTo(location)}`}>{notConnectedLogin}</Link>
    </Panel>
  )
}
