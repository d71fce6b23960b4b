import { useState } from 'react'
import type { OpeningStep } from '../../../contract/openingSteps'
import { adminOpeningWords } from '../../../wording/admin/opening'
import { buttonOf } from '../../features/admin/opening/buttonOf'
import { FrontDoor } from '../../features/admin/opening/FrontDoor'
import { OpeningSteps } from '../../features/admin/opening/OpeningSteps'
import { useGetStaffOpeningQuery } from '../../features/admin/opening/staffOpeningApi'
import { StillMissing } from '../../features/admin/opening/StillMissing'
import { useGetStaffSettingsQuery } from '../../features/admin/settings/staffSettingsApi'
import { Failure } from '../../ui/Failure'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
import { ProductPreview } from './ProductPreview'
import { useAdminTitle } from './useAdminTitle'

export function ShopOpening() {
  const words = useWords(adminOpeningWords)
  useAdminTitle(words.title)
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <OpeningGuide />
    </>
  )
}

/** While a mail is in flight, its end is looked for. */
const pollMs = 3_000

function OpeningGuide() {
  const words = useWords(adminOpeningWords)
  const [isMailing, setMailing] = useState(false)
  const opening = useGetStaffOpeningQuery(undefined, {
    pollingInterval: isMailing ? pollMs : 0,
    skipPollingIfUnfocused: true,
  })
  const settings = useGetStaffSettingsQuery(undefined)
  const [shown, setShown] = useState<readonly OpeningStep[]>([])
  const [guide, set] = [opening.currentData, settings.currentData]
  // What is typed stays while a later reading fails.
  if (!guide || !set) {
    const failed = [opening, settings].find(({ error }) => error)
    if (failed?.error) return <Failure problem={failed.error} onRetry={failed.refetch} />
    return <WaitingLines lines={12} />
  }
  const isWaiting = guide.mail?.state === 'waiting'
  if (isWaiting !== isMailing) setMailing(isWaiting)
  const toggle = (step: OpeningStep, isOpen: boolean) =>
    setShown((before) => [...before.filter((one) => one !== step), ...(isOpen ? [step] : [])])
  function go(step: OpeningStep) {
    toggle(step, true)
    document.getElementById(buttonOf(step))?.focus()
  }
  const needed = guide.steps.filter(({ state }) => state !== 'optional')
  const done = needed.filter(({ state }) => state === 'done').length
  return (
    <>
      {guide.closed && <p>{words.introduction}</p>}
      <p role="status">{words.progress(done, needed.length)}</p>
      <OpeningSteps
        opening={guide}
        settings={set}
        showPreview={(preview) => <ProductPreview {...preview} />}
        shown={shown}
        onToggle={toggle}
      />
      <StillMissing missing={guide.missing} sheets={guide.sheets} onGo={go} />
      <FrontDoor closed={guide.closed} steps={guide.steps} setting={set.opening} />
    </>
  )
}
