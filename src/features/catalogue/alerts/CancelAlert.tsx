import { commonWords } from '../../../../wording/common'
import { stockAlertWords } from '../../../../wording/stockAlerts'
import { shownProblem } from '../../../api/Problem'
import { Button } from '../../../ui/Button'
import { ProblemText } from '../../../ui/ProblemText'
import { useWords } from '../../../ui/Shop'
import styles from './StockAlert.module.css'
import { useCancelStockAlertMutation } from './stockAlertsApi'

type Props = { token: string; onCancelled: () => void }

/** The way out of an alert, confirmed or not. */
export function CancelAlert({ token, onCancelled }: Props) {
  const words = useWords(stockAlertWords)
  const common = useWords(commonWords)
  const [cancelAlert, { isLoading, error }] = useCancelStockAlertMutation()
  return (
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
  )
}
