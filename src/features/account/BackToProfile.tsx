import { paths } from '../../../contract/site/paths'
import { accountWords } from '../../../wording/account'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import { LinkGroup } from '../../ui/LinkGroup'

export function BackToProfile() {
  const account = useWords(accountWords)
  return (
    <LinkGroup>
      <Link to={paths.profile}>{account.backToProfile}</Link>
    </LinkGroup>
  )
}
