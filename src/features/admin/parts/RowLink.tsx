import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import type { LinkProps } from '../../../ui/Link'

/** A link of a list’s row: what it opens leads back to the list as it is now. */
export function RowLink({ to, children, ...props }: LinkProps) {
  const { pathname, search } = useLocation()
  const onClick = useLinkClickHandler(to, { state: { list: { pathname, search } } })
  return (
    <a {...props} href={useHref(to)} onClick={onClick}>
      {children}
    </a>
  )
}
