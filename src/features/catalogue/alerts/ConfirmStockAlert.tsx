import { useState } from 'react'
import { paths } from '../../../../contract/site/paths'
import { commonWords } from '../../../../wording/common'
import { stockAlertWords } from '../../../../wording/stockAlerts'
import { shownProblem } from '../../../api/Problem'
import { useIsSessionKnown } from '../../../app/hooks'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Form } from '../../../ui/Form'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { Waiting } from '../../../ui/Waiting'
import { useLinkToken } from '../../../ui/useLinkToken'
import { CancelAlert } from './CancelAlert'
import { StockAlert } from './StockAlert'
import { useConfirmStockAlertMutation } from './stockAlertsApi'

/** An alert counts from a click on the button, because mail scanners open the link. */
export function ConfirmStockAlert() {
  const words = useWords(stockAlertWords)
  // Only the browser knows the fragment, so the server renders the loading state.
  const isKnown = useIsSessionKnown()
  const token = useLinkToken()
  if (!isKnown) return <Waiting />
  if (token === null)
    return (
      <Panel>
        <p role="alert">{words.linkMissing}</p>
        <ButtonLink to={paths.products}>{words.toShop}</ButtonLink>
      </Panel>
    )
  return <LinkedAlert key={token} token={token} />
}

/** The alert of one link: another one may be opened in the same tab. */
function LinkedAlert({ token }: { token: string }) {
  const words = useWords(stockAlertWords)
  const common = useWords(commonWords)
  const [confirmAlert, { data: alert }] = useConfirmStockAlertMutation()
  const [isCancelled, setCancelled] = useState(false)

  async function confirm() {
    try {
      await confirmAlert({ token }).unwrap()
      return null
    } catch (error) {
      return shownProblem(error, common.error)
    }
  }

  if (isCancelled)
    return (
      <Panel isNews role="status">
        <h2>{words.cancelledTitle}</h2>
        <p>{words.cancelled}</p>
        <ButtonLink to={paths.products}>{words.toShop}</ButtonLink>
      </Panel>
    )
  return (
    <>
      {alert ? (
        <StockAlert alert={alert} />
      ) : (
        <Form submit={words.confirm} onSubmit={confirm}>
          <p>{words.intro}</p>
        </Form>
      )}
      <CancelAlert token={token} onCancelled={() => setCancelled(true)} />
    </>
  )
}
