import { sessionWords } from '../../wording/session'
import { LoginForm } from '../features/session/LoginForm'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function LoginPage() {
  const session = useWords(sessionWords)
  return (
    <>
      <PageHeading>{session.signInTitle}</PageHeading>
      <LoginForm />
    </>
  )
}
