import { adminWithdrawalsWords } from '../../../wording/admin/withdrawals'
import { WithNews } from '../../features/admin/news/WithNews'
import { useListStaffWithdrawalsQuery } from '../../features/admin/withdrawals/staffWithdrawalsApi'
import { WithdrawalCard } from '../../features/admin/withdrawals/WithdrawalCard'
import styles from '../../features/admin/withdrawals/withdrawals.module.css'
import { Failure } from '../../ui/Failure'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import { useAdminTitle } from './useAdminTitle'

export function Withdrawals() {
  const words = useWords(adminWithdrawalsWords)
  useAdminTitle(words.title)
  const { currentData, error, refetch } = useListStaffWithdrawalsQuery(undefined)
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <WithNews>{error ? <Failure problem={error} onRetry={refetch} /> : found()}</WithNews>
    </>
  )

  function found() {
    if (!currentData) return <WaitingLines lines={8} />
    const { withdrawals } = currentData
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
}
