import { useSearchParams } from 'react-router-dom'
import type { StaffFigures } from '../../../contract/api/staff/staffFigures'
import { adminFiguresWords } from '../../../wording/admin/figures'
import { readAsked, type AskedFigures } from '../../features/admin/figures/askedFigures'
import { DayChart } from '../../features/admin/figures/DayChart'
import styles from '../../features/admin/figures/figures.module.css'
import { PeriodChoice } from '../../features/admin/figures/PeriodChoice'
import { RunsOut } from '../../features/admin/figures/RunsOut'
import { SalesTables } from '../../features/admin/figures/SalesTables'
import { useGetStaffFiguresQuery } from '../../features/admin/figures/staffFiguresApi'
import { Totals } from '../../features/admin/figures/Totals'
import { WithNews } from '../../features/admin/news/WithNews'
import { Loaded } from '../../features/admin/parts/Loaded'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function Figures() {
  const words = useWords(adminFiguresWords)
  useAdminTitle(words.title)
  const [search] = useSearchParams()
  const asked = readAsked(search)
  const query = useGetStaffFiguresQuery(asked)
  const { error } = query
  const isWrongDay = error !== undefined && 'status' in error && error.status === 400
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <PeriodChoice asked={asked} problem={isWrongDay ? error : undefined} />
      {!isWrongDay && (
        <Loaded query={query} lines={12}>
          {(figures) => <Found figures={figures} asked={asked} />}
        </Loaded>
      )}
    </>
  )
}

function Found({ figures, asked }: { figures: StaffFigures; asked: AskedFigures }) {
  const words = useWords(adminFiguresWords)
  const { days, before, by_product: products, now } = figures
  const isEmpty = products.length === 0 && now.orders === 0 && now.refunds_cents === 0
  const daysOf = ({ from, to }: StaffFigures['days']) => words.days(from, to)
  return (
    <WithNews>
      <div className={styles.parts}>
        <p className={styles.quiet}>{words.compared(daysOf(days), daysOf(before))}</p>
        <Totals figures={figures} />
        {isEmpty ? (
          <Panel>{words.nothing}</Panel>
        ) : (
          <>
            <DayChart figures={figures} asked={asked} />
            <SalesTables figures={figures} asked={asked} />
          </>
        )}
        <RunsOut figures={figures} asked={asked} />
      </div>
    </WithNews>
  )
}
