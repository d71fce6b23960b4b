import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The token of a mailed link from the URL's fragment, which is emptied at once. */
export function useLinkToken(): string | null {
  const { hash } = useLocation()
  useEffect(() => {
    // Neither the history nor a copied URL may contain it.
    const { pathname, search } = window.location
    if (hash) window.history.replaceState(window.history.state, '', pathname + search)
  }, [hash])
  return new URLSearchParams(hash.slice(1)).get('token')
}
