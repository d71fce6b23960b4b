import { sessionWords } from '../../wording/session'
import { FirstConnectionForm } from '../features/session/FirstConnectionForm'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function FirstConnectionPage() {
  const session = useWords(sessionWords)
  return (
    <>
      <PageHeading>{session.firstConnectionTitle}</PageHeading>
      <FirstConnectionForm />
    </>
  )
}
