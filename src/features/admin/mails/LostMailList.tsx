import type { LostMails } from '../../../../contract/api/staff/staffMails'
import { adminMailsWords } from '../../../../wording/admin/mails'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { Settling } from '../news/Settling'
import cards from '../parts/cards.module.css'
import { useFocusNext } from '../parts/useFocusNext'
import { LostMailCard } from './LostMailCard'
import { RetryAll } from './RetryAll'

/** The mails that were given up; all of them are sent again by one button, or each by its own. */
export function LostMailList({ mails, has_more: hasMore = false }: LostMails) {
  const words = useWords(adminMailsWords)
  const ids = mails.map(({ id }) => id)
  const { list, leaves } = useFocusNext(ids)
  return (
    <>
      {mails.length === 0 ? <Panel>{words.none}</Panel> : <p>{words.hint}</p>}
      {hasMore && <p>{words.newestOnly(mails.length)}</p>}
      {mails.length > 1 && <RetryAll ids={ids} onDone={() => leaves(ids[0] ?? '')} />}
      <Settling state={ids.join()}>
        <ul ref={list} tabIndex={-1} className={cards.list}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <LostMailCard mail={mail} onDone={() => leaves(mail.id)} />
            </li>
          ))}
        </ul>
      </Settling>
    </>
  )
}
