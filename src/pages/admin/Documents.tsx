import { useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminDocumentsWords } from '../../../wording/admin/documents'
import { Books } from '../../features/admin/documents/Books'
import { DocumentList } from '../../features/admin/documents/DocumentList'
import styles from '../../features/admin/documents/documents.module.css'
import { JournalCheck } from '../../features/admin/documents/JournalCheck'
import { WithNews } from '../../features/admin/news/WithNews'
import { SearchForm } from '../../features/admin/parts/SearchForm'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function Documents() {
  const words = useWords(adminDocumentsWords)
  useAdminTitle(words.title)
  const [search] = useSearchParams()
  const month = search.get('mois') ?? undefined
  const q = search.get('q') ?? ''
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <WithNews>
        <SearchForm
          query={q}
          path={adminPaths.documents}
          label={words.searchHint}
          submit={words.search}
        />
        <div className={styles.room}>
          <div className={styles.books}>
            <Books month={month} />
            <JournalCheck />
          </div>
          <section aria-labelledby="documents">
            <h2 id="documents">{words.list}</h2>
            <DocumentList month={month} q={q} />
          </section>
        </div>
      </WithNews>
    </>
  )
}
