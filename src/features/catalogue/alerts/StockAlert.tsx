import { pathTo } from '../../../../contract/site/paths'
import { commonWords } from '../../../../wording/common'
import { stockAlertWords } from '../../../../wording/stockAlerts'
import { shownProblem } from '../../../api/Problem'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Panel } from '../../../ui/Panel'
import { ProblemText } from '../../../ui/ProblemText'
import { useWords } from '../../../ui/Shop'
import styles from './StockAlert.module.css'
import { useCancelStockAlertMutation, type ConfirmedAlert } from './stockAlertsApi'

type Props = { alert: ConfirmedAlert; token: string; onCancelled: () => void }

/** An alert that is confirmed, and the way out of it. */
export function StockAlert({ alert, token, onCancelled }: Props) {
  const words = useWords(stockAlertWords)
  const common = useWords(commonWords)
  const [cancelAlert, { isLoading, error }] = useCancelStockAlertMutation()
  return (
    <>
      <Panel isNews role="status">
        <h2>{words.confirmedTitle}</h2>
        <p>{words.confirmed(alert.product, alert.email)}</p>
        <ButtonLink to={pathTo('product', alert.serial)}>{words.toProduct}</ButtonLink>
      </Panel>
      <div className={styles.cancel}>
        <Button
          variant="quiet"
          isBusy={isLoading}
          onClick={() =>
            void cancelAlert({ token })
              .unwrap()
              .then(onCancelled, () => undefined)
          }
        >
          {words.cancel}
        </Button>
        {error && (
          <p role="alert">
            <ProblemText {...shownProblem(error, common.error)} />
          </p>
        )}
      </div>
    </>
  )
}
