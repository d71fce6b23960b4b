import { sessionWords } from '../../wording/session'
import { ConfirmPasswordForm } from '../features/session/ConfirmPasswordForm'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function ConfirmPasswordPage() {
  const session = useWords(sessionWords)
  return (
    <>
      <PageHeading>{session.confirmPasswordTitle}</PageHeading>
      <ConfirmPasswordForm />
    </>
  )
}
