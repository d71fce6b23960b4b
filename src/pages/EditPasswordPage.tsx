import { accountWords } from '../../wording/account'
import { EditPasswordForm } from '../features/account/EditPasswordForm'
import { ForClients } from '../features/session/ForClients'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function EditPasswordPage() {
  const account = useWords(accountWords)
  return (
    <>
      <PageHeading>{account.editPasswordTitle}</PageHeading>
      <ForClients>{(client) => <EditPasswordForm client={client} />}</ForClients>
    </>
  )
}
