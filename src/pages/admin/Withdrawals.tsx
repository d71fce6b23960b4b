import type { StaffWithdrawal } from '../../../contract/api/staff/staffWithdrawals'
import { adminWithdrawalsWords } from '../../../wording/admin/withdrawals'
import { Settling } from '../../features/admin/news/Settling'
import { WithNews } from '../../features/admin/news/WithNews'
import { Loaded } from '../../features/admin/parts/Loaded'
import { PageLinks } from '../../features/admin/parts/PageLinks'
import { usePlace } from '../../features/admin/parts/usePlace'
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
  const after = usePlace()
  const query = useListStaffWithdrawalsQuery(after ? { after } : {})
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <WithNews>
        <Loaded query={query} lines={8}>
          {({ withdrawals, next }) => (
            <>
              <Found withdrawals={withdrawals} isFirst={after === undefined} />
              <PageLinks next={next} toFirst={words.first} toNext={words.further} />
            </>
          )}
        </Loaded>
      </WithNews>
    </>
  )
}

type Props = { withdrawals: readonly StaffWithdrawal[]; isFirst: boolean }

function Found({ withdrawals, isFirst }: Props) {
  const words = useWords(adminWithdrawalsWords)
  if (withdrawals.length === 0 && isFirst) return <Panel>{words.none}</Panel>
  return (
    <>
      <p>{words.hint}</p>
      <Settling state={withdrawals.map(({ id }) => id).join()}>
        <ul className={styles.list}>
          {withdrawals.map((withdrawal) => (
            <li key={withdrawal.id}>
              <WithdrawalCard withdrawal={withdrawal} />
            </li>
          ))}
        </ul>
      </Settling>
    </>
  )
}
