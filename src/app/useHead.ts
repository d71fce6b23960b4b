import { useEffect } from 'react'
import { shallowEqual } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { wholeAddress, type PageSettings } from '../../contract/pageSettings'
import type { Head } from '../../contract/renderer'
import { useSettings, useWords } from '../ui/Shop'
import { headOf } from './head'
import { useAppSelector } from './hooks'
import { findPage } from './routes'

/** Keeps the document's head in step with the page that is shown. */
export function useHead(): void {
  const { pathname, search } = useLocation()
  const settings = useSettings()
  const words = useWords()
  const head = useAppSelector((state) => {
    const { page, params } = findPage(pathname, '/')
    const place = { page: page.name, params, search: new URLSearchParams(search) }
    return headOf(place, { settings, words }, state)
  }, shallowEqual)
  useEffect(() => {
    if (head) showHead(head, settings)
  }, [head, settings])
}

function showHead(head: Head, settings: PageSettings): void {
  const { title, description, canonical, isIndexed } = head
  document.title = title
  keep('meta', 'name', 'description', 'content', description)
  keep('link', 'rel', 'canonical', 'href', canonical && wholeAddress(canonical, settings))
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
