import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../contract/site/paths'
import { useSession } from '../../app/hooks'
import { readReturn } from '../../returnPath'

type Props = {
  /** The form is signing in and chooses the next screen itself. */
  isArriving: boolean
  children: ReactNode
}

/** Shown to visitors and while the session is unknown; leads a client back, or to the profile. */
export function ForVisitors({ isArriving, children }: Props) {
  const { isAuthenticated } = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isAwaitedElsewhere = isAuthenticated && !isArriving
  useEffect(() => {
    if (isAwaitedElsewhere) void navigate(readReturn(search) ?? paths.profile, { replace: true })
  }, [isAwaitedElsewhere, navigate, search])
  return isAwaitedElsewhere ? null : children
}
