import { useState } from 'react'
import type { Client } from '../../../contract/api/clients'
import { accountWords } from '../../../wording/account'
import { commonWords } from '../../../wording/common'
import { dataFileName } from '../../../wording/dataFile'
import { sessionWords } from '../../../wording/session'
import { shownProblem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import { notices } from '../../state/notices'
import { Form, type FormValues } from '../../ui/Form'
import { saveFile } from '../../ui/saveFile'
import { useWords } from '../../ui/Shop'
import styles from './account.module.css'
import { useLazyExportClientQuery } from './accountApi'
import { OldPassword } from './OldPassword'

/** Downloads all that the shop knows of the client. */
export function DownloadData({ client }: { client: Client }) {
  const account = useWords(accountWords)
  const common = useWords(commonWords)
  const dispatch = useAppDispatch()
  const { fieldRequired } = useWords(sessionWords)
  const [exportClient, { reset }] = useLazyExportClientQuery()
  const [downloads, setDownloads] = useState(0)

  async function download({ OldPass = '' }: FormValues) {
    if (!OldPass) return { fields: { OldPass: fieldRequired } }
    try {
      const data = await exportClient({ OldPass, client_id: client.id }).unwrap()
      saveFile(dataFileName, JSON.stringify(data, null, 2), 'application/json')
      dispatch(notices.actions.shown({ kind: 'success', text: account.downloaded(dataFileName) }))
      setDownloads(downloads + 1)
      return null
    } catch (error) {
      return shownProblem(error, common.errorRetry)
    } finally {
      // The store does not need it.
      reset()
    }
  }

  return (
    <details className={styles.download}>
      <summary>{account.toDownload}</summary>
      <Form submit={account.downloadButton} onSubmit={download}>
        <OldPassword key={downloads} hint={account.passwordForData} />
      </Form>
    </details>
  )
}
