import type { StaffClient } from '../../../../contract/api/staff/staffClients'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { useWords } from '../../../ui/Shop'
import { ClientNote } from './ClientNote'
import styles from './clients.module.css'

/** What the staff noted about a client and did with the account, oldest first. */
export function ClientLog({ client: { id, log } }: { client: StaffClient }) {
  const words = useWords(adminClientsWords)
  return (
    <section>
      <h2>{words.log}</h2>
      {log.length === 0 ? (
        <p>{words.noLog}</p>
      ) : (
        <ol className={styles.log}>
          {log.map(({ at, who, ...act }, place) => (
            <li key={place}>
              {words.act(act)}
              <div className={styles.quiet}>
                <time dateTime={at}>{words.moment(at)}</time>, {who ?? words.terminal}
              </div>
            </li>
          ))}
        </ol>
      )}
      <ClientNote id={id} />
    </section>
  )
}
