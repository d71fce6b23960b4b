import { sessionWords } from '../../wording/session'
import { RegisterForm } from '../features/session/RegisterForm'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function RegisterPage() {
  const session = useWords(sessionWords)
  return (
    <>
      <PageHeading>{session.registerTitle}</PageHeading>
      <RegisterForm />
    </>
  )
}
