import { useState } from 'react'
import { orderDocumentWords } from '../../../../wording/orderDocuments'
import { toProblem, type Problem } from '../../../api/Problem'
import { useAppDispatch } from '../../../app/hooks'
import { notices } from '../../../state/notices'
import { Button } from '../../../ui/Button'
import { Failure } from '../../../ui/Failure'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { useLazyGetDocumentQuery, type OrderDocument } from './documentsApi'

type Props = { document: OrderDocument; clientId: string }

/** Asks for the file with the session's token, and saves it. */
export function DownloadDocument({ document: { number, kind }, clientId }: Props) {
  const words = useWords(orderDocumentWords)
  const dispatch = useAppDispatch()
  const [getDocument, { isFetching }] = useLazyGetDocumentQuery()
  const [problem, setProblem] = useState<Problem | null>(null)

  async function download() {
    setProblem(null)
    try {
      const { name, pdf } = await getDocument({ number, clientId }).unwrap()
      const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
      saveFile(name, bytes, 'application/pdf')
      dispatch(notices.actions.shown({ kind: 'success', text: words.downloaded(name) }))
    } catch (error) {
      setProblem(toProblem(error))
    }
  }

  if (problem) return <Failure problem={problem} onRetry={download} />
  return (
    <Button variant="quiet" onClick={download} isBusy={isFetching}>
      {words.download(words.names[kind], number)}
    </Button>
  )
}
