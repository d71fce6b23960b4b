import { accountWords } from '../../wording/account'
import { ConfirmEmail } from '../features/account/ConfirmEmail'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function ConfirmEmailPage() {
  const account = useWords(accountWords)
  return (
    <>
      <PageHeading>{account.confirmEmailTitle}</PageHeading>
      <ConfirmEmail />
    </>
  )
}
