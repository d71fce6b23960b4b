import { accountWords } from '../../wording/account'
import { EditPasswordForm } from '../features/account/EditPasswordForm'
import { ForClients } from '../features/session/ForClients'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { shopTitle, unindexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const account = useWords(accountWords)
  return (
    <>
      <PageHeading>{account.editPasswordTitle}</PageHeading>
      <ForClients>{(client) => <EditPasswordForm client={client} />}</ForClients>
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(shopTitle(accountWords[settings.wording].editPasswordTitle, settings))
