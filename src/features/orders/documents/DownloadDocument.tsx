import { useState } from 'react'
import { commonWords } from '../../../../wording/common'
import { orderDocumentWords } from '../../../../wording/orderDocuments'
import { shownProblem } from '../../../api/Problem'
import { useAppDispatch } from '../../../app/hooks'
import { notices } from '../../../state/notices'
import { Button } from '../../../ui/Button'
import { ProblemText, type ShownProblem } from '../../../ui/ProblemText'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { useLazyGetDocumentQuery, type OrderDocument } from './documentsApi'

type Props = { document: OrderDocument; clientId: string }

/** Asks for the file with the session's token, and saves it. */
export function DownloadDocument({ document: { number, kind }, clientId }: Props) {
  const words = useWords(orderDocumentWords)
  const { loadFailed } = useWords(commonWords)
  const dispatch = useAppDispatch()
  const [getDocument, { isFetching }] = useLazyGetDocumentQuery()
  const [problem, setProblem] = useState<ShownProblem | null>(null)

  async function download() {
    setProblem(null)
    try {
      const { name, pdf } = await getDocument({ number, clientId }).unwrap()
      const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
      saveFile(name, bytes, 'application/pdf')
      dispatch(notices.actions.shown({ kind: 'success', text: words.downloaded(name) }))
    } catch (error) {
      setProblem(shownProblem(error, loadFailed))
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={download} isBusy={isFetching}>
        {words.download(words.names[kind], number)}
      </Button>
      {problem && (
        <p role="alert">
          <ProblemText {...problem} />
        </p>
      )}
    </>
  )
}
