import type { StaffClient } from '../../../../contract/api/staff/staffClients'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import styles from './clients.module.css'
import { useMailStaffClientLinkMutation } from './staffClientsApi'

/** Mails what a client lacks or may have lost. */
export function ClientLinks({ client: { id, links } }: { client: StaffClient }) {
  const words = useWords(adminClientsWords)
  const [mail] = useMailStaffClientLinkMutation()
  const { run, problem, isBusy } = useStaffChange()
  return (
    <section>
      <h2>{words.help}</h2>
      <ChangeProblem problem={problem} />
      <div className={styles.links}>
        {links.map((link) => (
          <Button
            key={link}
            variant="quiet"
            isBusy={isBusy}
            onClick={() => void run(() => mail({ id, link }).unwrap())}
          >
            {words.links[link]}
          </Button>
        ))}
      </div>
    </section>
  )
}
