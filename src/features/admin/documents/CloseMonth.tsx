import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { Fold } from '../parts/Fold'
import { useCloseStaffMonthMutation } from './staffDocumentsApi'

/** Closes a month for ever, behind a fold that says so. */
export function CloseMonth({ month }: { month: string }) {
  const words = useWords(adminDocumentsWords)
  const [close] = useCloseStaffMonthMutation()
  return (
    <Fold summary={words.close}>
      <div>
        <p>{words.closeWhat}</p>
        <ActButton variant="danger" act={() => close(month).unwrap()}>
          {words.closeSave(words.month(month))}
        </ActButton>
      </div>
    </Fold>
  )
}
