import { useEffect, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { absoluteUrl, type PageSettings } from '../../contract/site/pageSettings'
import type { Head } from '../../contract/site/renderer'
import { useSettings } from '../ui/Shop'
import type { headsOf } from './head'
import { useAppSelector } from './hooks'
import { loadHeads } from './loadHeads'
import { findPage } from './routes'

type Heads = ReturnType<typeof headsOf>

/** Keeps the document's head in step with the page that is shown. */
export function useHead(): void {
  const { pathname, search } = useLocation()
  const settings = useSettings()
  const heads = useHeads()
  const head = useAppSelector((state) => {
    if (!heads) return null
    const { page, params } = findPage(pathname, '/')
    return heads({ page: page.name, params, search: new URLSearchParams(search) }, state)
  }, shallowEqual)
  useEffect(() => {
    if (head) showHead(head, settings)
  }, [head, settings])
}

/** Null as long as the first page stands whose head the server wrote. */
function useHeads(): Heads | null {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [first] = useState(address)
  const [heads, setHeads] = useState<Heads | null>(null)
  const settings = useSettings()
  useEffect(() => {
    if (heads || (address === first && isHeadWritten())) return
    loadHeads()
      .then(({ headsOf }) => setHeads(() => headsOf(settings)))
      // The old head stays where the code does not come; the next page asks again.
      .catch(() => undefined)
  }, [heads, address, first, settings])
  return heads
}

/** Every written head says where its page is, or that it is not to be found. */
function isHeadWritten(): boolean {
  return document.head.querySelector('link[rel=canonical], meta[name=robots]') !== null
}

function showHead(head: Head, settings: PageSettings): void {
  const { title, description, canonical, isIndexed } = head
  document.title = title
  keep('meta', 'name', 'description', 'content', description)
  keep('link', 'rel', 'canonical', 'href', canonical && absoluteUrl(canonical, settings))
  keep('meta', 'name', 'robots', 'content', isIndexed ? undefined : 'noindex')
}

/** The head's one element of this name and key says `value`; undefined removes it. */
function keep(tag: string, key: string, name: string, property: string, value?: string): void {
  const known = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === undefined) {
    known?.remove()
    return
  }
  const element = known ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(property, value)
}
