import { useContext, useState } from 'react'
import type { PageSettings } from '../../../contract/site/pageSettings'
import type { LegalText } from '../../../wording/legal/legalText'
import { LatePart } from '../../ui/LatePart'
import { useSettings } from '../../ui/Shop'
import { useIsHydrating } from '../../ui/useIsHydrating'
import { WaitingLines } from '../../ui/WaitingLines'
import { LegalSections } from './LegalSections'
import { SentText } from './SentText'

type Props = { load: () => Promise<(settings: PageSettings) => LegalText> }

/**
 * The text as the server sent it, which is not in the script of its own first load, or from its
 * chunk where the page is opened later.
 */
export function LegalBody({ load }: Props) {
  const settings = useSettings()
  const sent = useContext(SentText)
  const isHydrating = useIsHydrating()
  const [isSent] = useState(isHydrating)
  if (sent) return wrapped(sent)
  // Hydration leaves what such an element contains as it is.
  if (isSent) return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  return (
    <LatePart load={load} waiting={<WaitingLines lines={40} />}>
      {(write) => wrapped(write(settings))}
    </LatePart>
  )
}

const wrapped = (text: LegalText) => (
  <div>
    <LegalSections text={text} />
  </div>
)
