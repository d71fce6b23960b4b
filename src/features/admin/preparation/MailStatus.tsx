import { adminOrdersWords } from '../../../../wording/admin/orders'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { useMailStaffOrderStatusMutation } from './staffPreparationApi'

/** Answers a client who asks where the order is. */
export function MailStatus({ id }: { id: number }) {
  const words = useWords(adminOrdersWords)
  const [mail] = useMailStaffOrderStatusMutation()
  return (
    <div>
      <ActButton variant="quiet" act={() => mail(String(id)).unwrap()}>
        {words.mailStatus}
      </ActButton>
    </div>
  )
}
