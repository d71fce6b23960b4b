import { adminAlertsWords } from '../../../../wording/admin/alerts'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { Fold } from '../parts/Fold'
import { useDropStaffAlertsMutation } from './staffAlertsApi'

/** Tells those who wait for a product that it will not come back. */
export function DropAlerts({ id, count }: { id: number; count: number }) {
  const words = useWords(adminAlertsWords)
  const [drop] = useDropStaffAlertsMutation()
  const { run, problem, isBusy } = useStaffChange()
  return (
    <Fold summary={words.drop}>
      <div>
        <p>{words.dropWhat(count)}</p>
        <ChangeProblem problem={problem} />
        <Button
          variant="danger"
          isBusy={isBusy}
          onClick={() => void run(() => drop(String(id)).unwrap())}
        >
          {words.dropSave}
        </Button>
      </div>
    </Fold>
  )
}
