import { useHref, useLocation } from 'react-router-dom'

/**
 * Whether the visitor is still on the page that this was called on. What awaits a reply asks it
 * before it leads on, because the visitor may have gone elsewhere meanwhile.
 */
export function useIsHere(): () => boolean {
  const here = withoutSlash(useHref(useLocation().pathname))
  return () => withoutSlash(window.location.pathname) === here
}

/** The basename alone has a slash at its end in the browser, and none in the router. */
const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '')
