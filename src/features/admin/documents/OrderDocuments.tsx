import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { SheetPart } from '../parts/SheetPart'
import { StateLabel } from '../parts/StateLabel'
import styles from './documents.module.css'
import { DownloadPdf } from './DownloadPdf'
import { useListStaffDocumentsQuery } from './staffDocumentsApi'

/** The invoice and the credit notes of an order, newest first; nothing before the first one. */
export function OrderDocuments({ id }: { id: number }) {
  const words = useWords(adminDocumentsWords)
  const query = useListStaffDocumentsQuery({ q: String(id) })
  return (
    <Loaded query={query} lines={2}>
      {({ documents }) => {
        // The search may find the number elsewhere, too.
        const own = documents.filter(({ order }) => order === id)
        if (own.length === 0) return null
        return (
          <SheetPart title={words.title}>
            <ul className={styles.ofOrder}>
              {own.map(({ number, kind, day, cents, ...document }) => (
                <li key={number}>
                  <b>
                    {words.kinds[kind]} {number}
                  </b>
                  <span className={styles.quiet}>
                    <time dateTime={day}>{words.day(day)}</time>
                    {', '}
                    <Price cents={kind === 'invoice' ? cents : -cents} words={words.euros} />{' '}
                    {document.is_specimen && <StateLabel state={words.specimen} />}{' '}
                    {document.is_undone && <StateLabel state={words.undone} />}
                  </span>
                  <DownloadPdf number={number} />
                </li>
              ))}
            </ul>
          </SheetPart>
        )
      }}
    </Loaded>
  )
}
