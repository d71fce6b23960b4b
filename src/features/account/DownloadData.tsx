import { useState } from 'react'
import type { Client } from '../../../contract/clients'
import { accountWords } from '../../../wording/account'
import { commonWords } from '../../../wording/common'
import { dataFileName } from '../../../wording/dataFile'
import { shownProblem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import { notices } from '../../state/notices'
import { Button } from '../../ui/Button'
import { ProblemText, type ShownProblem } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import styles from './account.module.css'
import { useExportClientMutation } from './accountApi'
import { saveFile } from './saveFile'

/** All that the shop knows of the client, as a file. */
export function DownloadData({ client }: { client: Client }) {
  const account = useWords(accountWords)
  const common = useWords(commonWords)
  const dispatch = useAppDispatch()
  const [exportClient, { isLoading, reset }] = useExportClientMutation()
  const [problem, setProblem] = useState<ShownProblem | null>(null)

  async function download() {
    setProblem(null)
    try {
      const data = await exportClient({ client_id: client.id }).unwrap()
      saveFile(dataFileName, JSON.stringify(data, null, 2), 'application/json')
      dispatch(notices.actions.shown({ kind: 'success', text: account.downloaded(dataFileName) }))
    } catch (error) {
      setProblem(shownProblem(error, common.errorRetry))
    } finally {
      // The store has no use for it.
      reset()
    }
  }

  return (
    <>
      <Button look="quiet" isBusy={isLoading} onClick={download}>
        {account.toDownload}
      </Button>
      {problem !== null && (
        <p role="alert" className={styles.wrong}>
          <ProblemText {...problem} />
        </p>
      )}
    </>
  )
}
