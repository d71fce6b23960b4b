import { pathTo } from '../../../../contract/site/paths'
import { stockAlertWords } from '../../../../wording/stockAlerts'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import type { ConfirmedAlert } from './stockAlertsApi'

/** An alert that is confirmed. */
export function StockAlert({ alert }: { alert: ConfirmedAlert }) {
  const words = useWords(stockAlertWords)
  return (
    <Panel isNews role="status">
      <h2>{words.confirmedTitle}</h2>
      <p>{words.confirmed(alert.product, alert.email)}</p>
      <ButtonLink to={pathTo('product', alert.serial)}>{words.toProduct}</ButtonLink>
    </Panel>
  )
}
