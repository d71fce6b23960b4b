import { adminPreparationWords } from '../../../wording/admin/preparation'
import { PackingSlip } from '../../features/admin/preparation/PackingSlip'
import { PrintFrame } from '../../features/admin/preparation/PrintFrame'
import { ScreenHeading } from '../../features/admin/preparation/ScreenHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function PackingSlips() {
  const { slips } = useWords(adminPreparationWords)
  useAdminTitle(slips)
  return (
    <>
      <ScreenHeading>{slips}</ScreenHeading>
      <PrintFrame>
        {({ orders }) => orders.map((order) => <PackingSlip key={order.id} order={order} />)}
      </PrintFrame>
    </>
  )
}
