import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> & { to: To }

/**
 * A link within the shop. The router's own would add prefetching and form actions to every page.
 */
export function Link({ to, children, ...props }: LinkProps) {
  const onClick = useLinkClickHandler(to)
  return (
    <a {...props} href={useHref(to)} onClick={onClick}>
      {children}
    </a>
  )
}
