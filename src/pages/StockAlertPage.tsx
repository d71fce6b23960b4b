import { stockAlertWords } from '../../wording/stockAlerts'
import { ConfirmStockAlert } from '../features/catalogue/alerts/ConfirmStockAlert'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { shopTitle, unindexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const words = useWords(stockAlertWords)
  return (
    <>
      <PageHeading>{words.pageTitle}</PageHeading>
      <ConfirmStockAlert />
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(shopTitle(stockAlertWords[settings.wording].pageTitle, settings))
