import { accountWords } from '../../wording/account'
import { EditProfileForm } from '../features/account/EditProfileForm'
import { ForClients } from '../features/session/ForClients'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function EditProfilePage() {
  const account = useWords(accountWords)
  return (
    <>
      <PageHeading>{account.editTitle}</PageHeading>
      <ForClients>{(client) => <EditProfileForm client={client} />}</ForClients>
    </>
  )
}
