import { useLocation } from 'react-router-dom'
import { useIsSessionKnown } from '../../app/hooks'
import { returnTo } from '../../returnPath'

/**
 * The query with which a page of the session returns to where one was. Empty while the page is
 * hydrated: the server renders these pages without a query.
 */
export function useReturnTo(): string {
  const location = useLocation()
  return useIsSessionKnown() ? returnTo(location) : ''
}
