import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useIsSessionKnown, useSession } from '../../app/hooks'
import { paths } from '../../paths'
import { Waiting } from '../../ui/Waiting'

type Props = {
  /** The form is signing in and will choose the next screen itself. */
  isArriving: boolean
  children: ReactNode
}

/** For those who are not signed in; a client is taken to the profile. */
export function ForVisitors({ isArriving, children }: Props) {
  const { isAuthenticated } = useSession()
  const isKnown = useIsSessionKnown()
  if (!isKnown) return <Waiting />
  if (isAuthenticated && !isArriving) return <Navigate to={paths.profile} replace />
  return children
}
