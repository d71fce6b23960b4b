import { useEffect } from 'react'
import { shallowEqual } from 'react-redux'
import { absoluteUrl, type PageSettings } from '../../contract/site/pageSettings'
import type { Head } from '../../contract/site/renderer'
import type { PageHead, Place } from '../pages/PageModule'
import { useSettings } from '../ui/Shop'
import { useAppSelector } from './hooks'

/** Updates the document's head for the current page. */
export function DocumentHead({ place, head }: { place: Place; head: PageHead }) {
  const settings = useSettings()
  const shown = useAppSelector((state) => head(place, { settings, state }), shallowEqual)
  useEffect(() => {
    if (shown) showHead(shown, settings)
  }, [shown, settings])
  return null
}

function showHead(head: Head, settings: PageSettings): void {
  const { title, description, canonical, isIndexed } = head
  document.title = title
  keep('meta', 'name', 'description', 'content', description)
  keep('link', 'rel', 'canonical', 'href', canonical && absoluteUrl(canonical, settings))
  keep('meta', 'name', 'robots', 'content', isIndexed ? undefined : 'noindex')
}

/** Sets the one element of this name and key, or removes it for undefined. */
function keep(tag: string, key: string, name: string, property: string, value?: string): void {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === undefined) {
    existing?.remove()
    return
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(property, value)
}
