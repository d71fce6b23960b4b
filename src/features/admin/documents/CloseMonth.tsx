import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { Fold } from '../parts/Fold'
import { useCloseStaffMonthMutation } from './staffDocumentsApi'

/** Closes a month for ever, behind a fold that says so. */
export function CloseMonth({ month }: { month: string }) {
  const words = useWords(adminDocumentsWords)
  const [close] = useCloseStaffMonthMutation()
  const { run, problem, isBusy } = useStaffChange()
  return (
    <Fold summary={words.close}>
      <div>
        <p>{words.closeWhat}</p>
        <ChangeProblem problem={problem} />
        <Button
          variant="danger"
          isBusy={isBusy}
          onClick={() => void run(() => close(month).unwrap())}
        >
          {words.closeSave(words.month(month))}
        </Button>
      </div>
    </Fold>
  )
}
