import { incidentPlace } from '../../contract/site/renderer'
import { commonWords } from '../../wording/common'
import { serverPagesWords } from '../../wording/serverPages'
import { PageHeading } from '../ui/PageHeading'
import { ProblemText } from '../ui/ProblemText'
import { useWords } from '../ui/Shop'

/** An empty reference is the document's own URL (RFC 3986, 4.4). */
const sameUrl = ''

/** Replaces any page that the server cannot render at the moment. */
export function UnavailablePage() {
  const common = useWords(commonWords)
  const words = useWords(serverPagesWords)
  return (
    <>
      <PageHeading>{words.unavailableTitle}</PageHeading>
      <p>
        <ProblemText message={words.unavailable} reference={incidentPlace} />
      </p>
      <a href={sameUrl}>{common.retry}</a>
    </>
  )
}
