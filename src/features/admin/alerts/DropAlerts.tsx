import { adminAlertsWords } from '../../../../wording/admin/alerts'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { Fold } from '../parts/Fold'
import { useDropStaffAlertsMutation } from './staffAlertsApi'

/** Tells those who wait for a product that it will not come back. */
export function DropAlerts({ id, count }: { id: number; count: number }) {
  const words = useWords(adminAlertsWords)
  const [drop] = useDropStaffAlertsMutation()
  return (
    <Fold summary={words.drop}>
      <div>
        <p>{words.dropWhat(count)}</p>
        <ActButton variant="danger" act={() => drop(String(id)).unwrap()}>
          {words.dropSave(count)}
        </ActButton>
      </div>
    </Fold>
  )
}
