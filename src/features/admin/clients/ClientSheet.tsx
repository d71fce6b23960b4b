import type { ReactNode } from 'react'
import type { StaffClient } from '../../../../contract/api/staff/staffClients'
import { manager } from '../../../../contract/staffRights'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { useWords } from '../../../ui/Shop'
import { WithNews } from '../news/WithNews'
import { useMay } from '../session/useMay'
import { ClientData } from './ClientData'
import { ClientFacts } from './ClientFacts'
import { ClientLinks } from './ClientLinks'
import { ClientLog } from './ClientLog'
import styles from './clients.module.css'
import { EraseClient } from './EraseClient'

type Props = { client: StaffClient; orders: ReactNode; onErased: (message: string) => void }

/** A client: the orders and what was noted, then the account and what can be done with it. */
export function ClientSheet({ client, orders, onErased }: Props) {
  const words = useWords(adminClientsWords)
  const isManager = useMay(manager)
  return (
    <WithNews>
      <div className={styles.sheet}>
        <div>
          <section>
            <h2>{words.ordersTitle(client.orders_count)}</h2>
            {orders}
          </section>
          <ClientLog client={client} />
        </div>
        <aside>
          <section>
            <h2>{words.account}</h2>
            <ClientFacts client={client} />
          </section>
          <ClientLinks client={client} />
          {isManager && (
            <>
              <ClientData id={client.id} />
              <EraseClient client={client} onErased={onErased} />
            </>
          )}
        </aside>
      </div>
    </WithNews>
  )
}
