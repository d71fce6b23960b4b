import { useEffect, useLayoutEffect, useRef } from 'react'
import { SignIn } from '../../pages/admin/SignIn'
import { focusHeading } from '../../ui/focusHeading'

/** Signing in after the session has ended: takes the focus, and gives it back. */
export function SignInAgain() {
  const page = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  // Before the browser takes the focus from what is hidden now.
  useLayoutEffect(() => {
    before.current = document.activeElement
    focusHeading(page.current)
  }, [])
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus()
    },
    [],
  )
  return (
    <div ref={page}>
      <SignIn isAgain />
    </div>
  )
}
