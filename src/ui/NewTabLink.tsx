import type { ComponentProps } from 'react'
import { useHref, type To } from 'react-router-dom'
import { newTabWords } from '../../wording/newTab'
import { useWords } from './Shop'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: To }

/** A link beside something that is being typed: its page opens in a tab of its own, and says so. */
export function NewTabLink({ to, children, ...props }: Props) {
  const { newTab } = useWords(newTabWords)
  return (
    <a {...props} href={useHref(to)} target="_blank">
      {children}
      {newTab}
    </a>
  )
}
