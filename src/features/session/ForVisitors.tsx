import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../app/hooks'
import { paths } from '../../paths'

type Props = {
  /** The form is signing in and will choose the next screen itself. */
  isArriving: boolean
  children: ReactNode
}

/** For those who are not signed in, as far as is known; a client is taken to the profile. */
export function ForVisitors({ isArriving, children }: Props) {
  const { isAuthenticated } = useSession()
  const navigate = useNavigate()
  const isAwaitedElsewhere = isAuthenticated && !isArriving
  useEffect(() => {
    if (isAwaitedElsewhere) void navigate(paths.profile, { replace: true })
  }, [isAwaitedElsewhere, navigate])
  return isAwaitedElsewhere ? null : children
}
