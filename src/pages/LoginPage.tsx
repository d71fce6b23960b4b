import { paths } from '../../contract/site/paths'
import { sessionWords } from '../../wording/session'
import { LoginForm } from '../features/session/LoginForm'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { indexedHead, shopTitle } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const session = useWords(sessionWords)
  return (
    <>
      <PageHeading>{session.signInTitle}</PageHeading>
      <LoginForm />
    </>
  )
}

export const head: PageHead = (_, { settings }) => {
  const { signInTitle, signInDescription } = sessionWords[settings.wording]
  return indexedHead(paths.login, shopTitle(signInTitle, settings), signInDescription)
}
