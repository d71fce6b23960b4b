import { adminPreparationWords } from '../../../wording/admin/preparation'
import { PickingList } from '../../features/admin/preparation/PickingList'
import { PrintFrame } from '../../features/admin/preparation/PrintFrame'
import { useChosenOrders } from '../../features/admin/preparation/useChosenOrders'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function Preparation() {
  const words = useWords(adminPreparationWords)
  const title = words.title(useChosenOrders().length)
  useAdminTitle(title)
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <PrintFrame namesLeftOut>
        {(preparation) => <PickingList preparation={preparation} />}
      </PrintFrame>
    </>
  )
}
