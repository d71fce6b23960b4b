import { sessionWords } from '../../wording/session'
import { ConfirmPasswordForm } from '../features/session/ConfirmPasswordForm'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { shopTitle, unindexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const session = useWords(sessionWords)
  return (
    <>
      <PageHeading>{session.confirmPasswordTitle}</PageHeading>
      <ConfirmPasswordForm />
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(shopTitle(sessionWords[settings.wording].confirmPasswordTitle, settings))
