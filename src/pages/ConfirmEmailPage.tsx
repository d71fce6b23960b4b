import { accountWords } from '../../wording/account'
import { ConfirmEmail } from '../features/account/ConfirmEmail'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { shopTitle, unindexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const account = useWords(accountWords)
  return (
    <>
      <PageHeading>{account.confirmEmailTitle}</PageHeading>
      <ConfirmEmail />
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(shopTitle(accountWords[settings.wording].confirmEmailTitle, settings))
