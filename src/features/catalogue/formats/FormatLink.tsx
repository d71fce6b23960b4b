import type { ReactNode, Ref } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { formatWords } from '../../../../wording/formats'
import { useWords } from '../../../ui/Shop'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'

type Props = {
  to: string
  isCurrent: boolean
  isSoldOut: boolean
  ref: Ref<HTMLAnchorElement> | undefined
  children: ReactNode
}

/** A link that leaves the window where it is. */
export function FormatLink({ to, isCurrent, isSoldOut, ref, children }: Props) {
  const words = useWords(formatWords)
  const onClick = useLinkClickHandler(to, { state: { isFormat: true }, replace: isCurrent })
  return (
    <a
      ref={ref}
      href={useHref(to)}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      data-sold-out={isSoldOut || undefined}
    >
      {children}
      {isSoldOut && <VisuallyHidden>{words.soldOut}</VisuallyHidden>}
    </a>
  )
}
