import { paths } from '../../../contract/site/paths'
import { ordersWords } from '../../../wording/orders'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { LinkGroup } from '../../ui/LinkGroup'

export function NoOrder() {
  const words = useWords(ordersWords)
  return (
    <Panel>
      <p>{words.empty}</p>
      <LinkGroup>
        <ButtonLink to={paths.products}>{words.toShop}</ButtonLink>
        <Link to={paths.profile}>{words.allOrders}</Link>
      </LinkGroup>
    </Panel>
  )
}
