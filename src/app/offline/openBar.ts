import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { PageSettings } from '../../../contract/site/pageSettings'
import { connectionText, type Connection } from './connectionText'
import { OfflineBar } from './OfflineBar'

/** Milliseconds for which the return of the connection is said. */
const backMs = 5_000

/** Puts the bar into the page, beside the shop; returns what says the connection's state. */
export function openBar(
  wording: PageSettings['wording'],
  isClient: () => boolean,
): (connection: Partial<Omit<Connection, 'isClient'>>) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const say = (text: string) => root.render(createElement(OfflineBar, { text }))
  say('')
  let shown: Connection = { isLost: false, waiting: 0, isClient: false }
  let quiet: ReturnType<typeof setTimeout> | undefined

  return (connection) => {
    const next = { ...shown, ...connection, isClient: isClient() }
    // What is said of the connection's return is said for its whole time.
    if (!next.isLost && !shown.isLost) return
    say(connectionText(next, shown, wording))
    shown = next
    clearTimeout(quiet)
    if (!next.isLost) quiet = setTimeout(() => say(''), backMs)
  }
}
