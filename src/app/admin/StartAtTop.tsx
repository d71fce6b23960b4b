import { useEffect } from 'react'
import { focusHeading } from '../../ui/focusHeading'
import { noteTop } from '../scroll'

/** The first room after a sign-in starts at its top, on its heading. */
export function StartAtTop() {
  useEffect(() => {
    noteTop()
    window.scrollTo(0, 0)
    focusHeading(document.querySelector('main'))
  }, [])
  return null
}
