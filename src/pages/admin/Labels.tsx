import { adminPreparationWords } from '../../../wording/admin/preparation'
import { LabelSheets } from '../../features/admin/preparation/LabelSheets'
import { PrintFrame } from '../../features/admin/preparation/PrintFrame'
import { ScreenHeading } from '../../features/admin/preparation/ScreenHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function Labels() {
  const { labels } = useWords(adminPreparationWords)
  useAdminTitle(labels)
  return (
    <>
      <ScreenHeading>{labels}</ScreenHeading>
      <PrintFrame>{({ orders }) => <LabelSheets orders={orders} />}</PrintFrame>
    </>
  )
}
