import { accountWords } from '../../wording/account'
import { DeleteAccountForm } from '../features/account/DeleteAccountForm'
import { ForClients } from '../features/session/ForClients'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function DeleteAccountPage() {
  const account = useWords(accountWords)
  return (
    <>
      <PageHeading>{account.deleteTitle}</PageHeading>
      <ForClients>{(client) => <DeleteAccountForm client={client} />}</ForClients>
    </>
  )
}
