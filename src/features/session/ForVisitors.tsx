import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../app/hooks'
import { paths } from '../../paths'

type Props = {
  /** The form is signing in and chooses the next screen itself. */
  isArriving: boolean
  children: ReactNode
}

/** Shown to visitors and while the session is unknown; leads a client to the profile. */
export function ForVisitors({ isArriving, children }: Props) {
  const { isAuthenticated } = useSession()
  const navigate = useNavigate()
  const isAwaitedElsewhere = isAuthenticated && !isArriving
  useEffect(() => {
    if (isAwaitedElsewhere) void navigate(paths.profile, { replace: true })
  }, [isAwaitedElsewhere, navigate])
  return isAwaitedElsewhere ? null : children
}
