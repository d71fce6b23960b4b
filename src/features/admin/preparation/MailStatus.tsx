import { adminOrdersWords } from '../../../../wording/admin/orders'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useMailStaffOrderStatusMutation } from './staffPreparationApi'

/** Answers a client who asks where the order is. */
export function MailStatus({ id }: { id: number }) {
  const words = useWords(adminOrdersWords)
  const [mail] = useMailStaffOrderStatusMutation()
  const { run, problem, isBusy } = useStaffChange()
  return (
    <div>
      <ChangeProblem problem={problem} />
      <Button
        variant="quiet"
        isBusy={isBusy}
        onClick={() => void run(() => mail(String(id)).unwrap())}
      >
        {words.mailStatus}
      </Button>
    </div>
  )
}
