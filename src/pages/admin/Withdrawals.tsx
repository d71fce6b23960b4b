import type { StaffWithdrawal } from '../../../contract/api/staff/staffWithdrawals'
import { adminWithdrawalsWords } from '../../../wording/admin/withdrawals'
import { WithNews } from '../../features/admin/news/WithNews'
import { Loaded } from '../../features/admin/parts/Loaded'
import { useListStaffWithdrawalsQuery } from '../../features/admin/withdrawals/staffWithdrawalsApi'
import { WithdrawalCard } from '../../features/admin/withdrawals/WithdrawalCard'
import styles from '../../features/admin/withdrawals/withdrawals.module.css'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function Withdrawals() {
  const words = useWords(adminWithdrawalsWords)
  useAdminTitle(words.title)
  const query = useListStaffWithdrawalsQuery(undefined)
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <WithNews>
        <Loaded query={query} lines={8}>
          {({ withdrawals }) => <Found withdrawals={withdrawals} />}
        </Loaded>
      </WithNews>
    </>
  )
}

function Found({ withdrawals }: { withdrawals: readonly StaffWithdrawal[] }) {
  const words = useWords(adminWithdrawalsWords)
  if (withdrawals.length === 0) return <Panel>{words.none}</Panel>
  return (
    <>
      <p>{words.hint}</p>
      <ul className={styles.list}>
        {withdrawals.map((withdrawal) => (
          <li key={`${withdrawal.id} ${withdrawal.state} ${withdrawal.order}`}>
            <WithdrawalCard withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
    </>
  )
}
