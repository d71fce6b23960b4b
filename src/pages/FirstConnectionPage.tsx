import { paths } from '../../contract/site/paths'
import { sessionWords } from '../../wording/session'
import { FirstConnectionForm } from '../features/session/FirstConnectionForm'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { indexedHead, shopTitle } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const session = useWords(sessionWords)
  return (
    <>
      <PageHeading>{session.firstConnectionTitle}</PageHeading>
      <FirstConnectionForm />
    </>
  )
}

export const head: PageHead = (_, { settings }) => {
  const { firstConnectionTitle, firstConnectionDescription } = sessionWords[settings.wording]
  return indexedHead(
    paths.firstConnection,
    shopTitle(firstConnectionTitle, settings),
    firstConnectionDescription,
  )
}
