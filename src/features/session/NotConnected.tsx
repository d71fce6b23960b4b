import { useLocation } from 'react-router-dom'
import { commonWords } from '../../../wording/common'
import { returnTo } from '../../returnPath'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { LinkGroup } from '../../ui/LinkGroup'

/** The specification's notice in place of content for clients. */
export function NotConnected({ isNews }: { isNews: boolean }) {
  const common = useWords(commonWords)
  const location = useLocation()
  return (
    <Panel isNews={isNews}>
      <p>{common.notConnected}</p>
      <LinkGroup>
        <ButtonLink to={`/login${returnTo(location)}`}>{common.notConnectedLogin}</ButtonLink>
        <Link to="/contact">{common.notConnectedSupport}</Link>
      </LinkGroup>
    </Panel>
  )
}
