import type { StaffAlerts } from '../../../../contract/api/staff/staffAlerts'
import { adminProductPath } from '../../../../contract/site/adminPaths'
import { adminAlertsWords } from '../../../../wording/admin/alerts'
import { Link } from '../../../ui/Link'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { DataTable } from '../parts/DataTable'

type Product = StaffAlerts['waited'][number] | StaffAlerts['announced'][number]

/** Which products people wait for, and which returns were announced to how many. */
export function AlertTables({ alerts }: { alerts: StaffAlerts }) {
  const { waited, announced } = alerts
  const words = useWords(adminAlertsWords)
  return (
    <>
      <section>
        <h2>{words.waited}</h2>
        {waited.length === 0 ? (
          <Panel>{words.noneWaited}</Panel>
        ) : (
          <DataTable
            label={words.waited}
            headings={[words.product, words.people, words.since, words.now]}
            rows={waited.map(({ waiting: { count, since }, ...product }) =>
              rowOf(product, [count, since && words.day(since), nowOf(product)]),
            )}
          />
        )}
        {alerts.has_more_waited && <p>{words.mostWaitedOnly(waited.length)}</p>}
      </section>
      {announced.length > 0 && (
        <section>
          <h2>{words.announced}</h2>
          <DataTable
            label={words.announced}
            headings={[words.product, words.sent, words.queued, words.last, words.now]}
            rows={announced.map(({ mails: { sent, queued, last }, ...product }) =>
              rowOf(product, [sent, queued, last ? words.day(last) : words.never, nowOf(product)]),
            )}
          />
          {alerts.has_more_announced && <p>{words.lastAnnouncedOnly(announced.length)}</p>}
        </section>
      )}
    </>
  )

  function nowOf({ retired, stock }: Pick<Product, 'retired' | 'stock'>) {
    if (retired) return words.retired
    return stock === 0 ? words.soldOut : words.left(stock)
  }
}

const rowOf = (
  { id, serial, name }: Pick<Product, 'id' | 'serial' | 'name'>,
  cells: (string | number | null)[],
) => ({ key: serial, name: <Link to={adminProductPath(id)}>{name}</Link>, cells })
