import { adminMailsWords } from '../../../../wording/admin/mails'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { useRetryLostMailsMutation } from './staffMailsApi'

type Props = { ids: string[]; onDone: () => void }

/** Sends all of these mails again, as after a failure of the mail server. */
export function RetryAll({ ids, onDone }: Props) {
  const words = useWords(adminMailsWords)
  const [retry] = useRetryLostMailsMutation()
  async function retryAll() {
    const reply = await retry(ids).unwrap()
    onDone()
    return reply
  }
  return <ActButton act={retryAll}>{words.retryAll(ids.length)}</ActButton>
}
