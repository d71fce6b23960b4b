import { paths } from '../../contract/site/paths'
import { sessionWords } from '../../wording/session'
import { RegisterForm } from '../features/session/RegisterForm'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { indexedHead, shopTitle } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const session = useWords(sessionWords)
  return (
    <>
      <PageHeading>{session.registerTitle}</PageHeading>
      <RegisterForm />
    </>
  )
}

export const head: PageHead = (_, { settings }) => {
  const { registerTitle, registerDescription } = sessionWords[settings.wording]
  return indexedHead(paths.register, shopTitle(registerTitle, settings), registerDescription)
}
