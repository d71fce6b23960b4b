import { useHref, useLocation } from 'react-router-dom'
import { commonWords } from '../../wording/common'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

/** In place of any page that the server cannot write for the moment. */
export function UnavailablePage() {
  const common = useWords(commonWords)
  return (
    <>
      <PageHeading>{common.unavailableTitle}</PageHeading>
      <p>{common.unavailable}</p>
      <a href={useHref(useLocation())}>{common.retry}</a>
    </>
  )
}
