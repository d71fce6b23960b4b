import { useId } from 'react'
import { unpaidStates } from '../../../../contract/orderStates'
import { orderDocumentWords } from '../../../../wording/orderDocuments'
import { toProblem } from '../../../api/Problem'
import { Failure } from '../../../ui/Failure'
import { useWords } from '../../../ui/Shop'
import { WaitingLines } from '../../../ui/WaitingLines'
import type { Order } from '../Order'
import styles from './documents.module.css'
import { DownloadDocument } from './DownloadDocument'
import { useListDocumentsQuery, type OrderDocument } from './documentsApi'

type Props = { order: Pick<Order, 'id' | 'state' | 'conditions'>; clientId: string }

/** The invoice and the credit notes of an order, and its conditions, each as a file. */
export function OrderDocuments({ order: { id, state, conditions }, clientId }: Props) {
  const words = useWords(orderDocumentWords)
  const headingId = useId()
  const { currentData: documents, error, refetch } = useListDocumentsQuery({ id, clientId })
  // Another host makes none.
  if (error && toProblem(error).status === 404) return null
  if (error && !documents) return <Failure problem={toProblem(error)} onRetry={refetch} />
  const isWithout = documents?.length === 0 && unpaidStates.some((one) => one === state)
  if (isWithout && conditions === null) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{words.title}</h2>
      {!documents && <WaitingLines lines={1} />}
      {documents && !isWithout && <List documents={documents} clientId={clientId} />}
      {conditions !== null && (
        <p>
          <a type="application/pdf" href={conditions}>
            {words.conditions}
          </a>
        </p>
      )}
    </section>
  )
}

type ListProps = { documents: readonly OrderDocument[]; clientId: string }

function List({ documents, clientId }: ListProps) {
  const { none, undone } = useWords(orderDocumentWords)
  if (documents.length === 0) return <p>{none}</p>
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.number}>
          <DownloadDocument document={document} clientId={clientId} />
          {document.isUndone && <p>{undone}</p>}
        </li>
      ))}
    </ul>
  )
}
