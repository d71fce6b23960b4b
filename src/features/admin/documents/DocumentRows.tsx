import type { StaffDocument } from '../../../../contract/api/staff/staffDocuments'
import { adminOrderPath } from '../../../../contract/site/adminPaths'
import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Link } from '../../../ui/Link'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { StateLabel } from '../parts/StateLabel'
import styles from './documents.module.css'
import { DownloadPdf } from './DownloadPdf'

/** Invoices and credit notes, each with its order and its file. */
export function DocumentRows({ documents }: { documents: readonly StaffDocument[] }) {
  const words = useWords(adminDocumentsWords)
  return (
    <ul className={styles.rows}>
      {documents.map(({ number, kind, day, order, cents, name, ...document }) => (
        <li key={number}>
          <b>
            {words.kinds[kind]} {number}
          </b>
          <time dateTime={day}>{words.day(day)}</time>
          <span className={styles.name}>
            {name || words.erased} {document.is_specimen && <StateLabel state={words.specimen} />}{' '}
            {document.is_undone && <StateLabel state={words.undone} />}
          </span>
          {document.has_order ? (
            <Link to={adminOrderPath(order)}>{words.order(order)}</Link>
          ) : (
            <span>{words.order(order)}</span>
          )}
          <span className={styles.sum}>
            <Price cents={kind === 'invoice' ? cents : -cents} words={words.euros} />
          </span>
          <DownloadPdf number={number} />
        </li>
      ))}
    </ul>
  )
}
