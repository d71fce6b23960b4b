import { accountWords } from '../../wording/account'
import { EditProfileForm } from '../features/account/EditProfileForm'
import { ForClients } from '../features/session/ForClients'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { shopTitle, unindexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const account = useWords(accountWords)
  return (
    <>
      <PageHeading>{account.editTitle}</PageHeading>
      <ForClients>{(client) => <EditProfileForm client={client} />}</ForClients>
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(shopTitle(accountWords[settings.wording].editTitle, settings))
