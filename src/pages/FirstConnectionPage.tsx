import { FirstConnectionForm } from '../features/session/FirstConnectionForm'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function FirstConnectionPage() {
  const { session } = useWords()
  return (
    <>
      <PageHeading>{session.firstConnectionTitle}</PageHeading>
      <FirstConnectionForm />
    </>
  )
}
