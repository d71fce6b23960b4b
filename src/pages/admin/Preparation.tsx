import { adminPreparationWords } from '../../../wording/admin/preparation'
import { PickingList } from '../../features/admin/preparation/PickingList'
import { PrintFrame } from '../../features/admin/preparation/PrintFrame'
import { useChosenOrders } from '../../features/admin/preparation/useChosenOrders'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function Preparation() {
  const words = useWords(adminPreparationWords)
  const chosen = useChosenOrders()
  const title = words.title(chosen.length)
  const list = chosen.join('-')
  useAdminTitle(title)
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <PrintFrame namesLeftOut>
        {(preparation) => <PickingList key={list} list={list} preparation={preparation} />}
      </PrintFrame>
    </>
  )
}
