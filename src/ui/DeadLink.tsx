import type { ReactNode } from 'react'
import { paths } from '../../contract/site/paths'
import { sessionWords } from '../../wording/session'
import { ButtonLink } from './ButtonLink'
import { LinkGroup } from './LinkGroup'
import { Panel } from './Panel'
import { useWords } from './Shop'

type Props = {
  message: string
  /** It replaces the form that had the focus. */
  isNews?: boolean
  isSignedIn?: boolean
  /** Where another link is asked for. */
  children: ReactNode
}

/** A mailed link that does nothing any more; it may have served, so the sign-in comes first. */
export function DeadLink({ message, isNews = false, isSignedIn = false, children }: Props) {
  const { signInTitle } = useWords(sessionWords)
  return (
    <Panel isNews={isNews}>
      <p role="alert">{message}</p>
      <LinkGroup>
        {!isSignedIn && <ButtonLink to={paths.login}>{signInTitle}</ButtonLink>}
        {children}
      </LinkGroup>
    </Panel>
  )
}
