import type { ClosedReason } from '../../../contract/closedReasons'
import { adminPaths } from '../../../contract/site/adminPaths'
import { manager } from '../../../contract/staffRights'
import { adminTodayWords } from '../../../wording/admin/today'
import { WithNews } from '../../features/admin/news/WithNews'
import { useGetStaffTodayQuery } from '../../features/admin/orders/staffOrdersApi'
import { Loaded } from '../../features/admin/parts/Loaded'
import { productsUrl } from '../../features/admin/products/listSearch'
import { AddPasskey } from '../../features/admin/session/AddPasskey'
import { useMay } from '../../features/admin/session/useMay'
import { useMember } from '../../features/admin/session/useMember'
import { CategoryTakings } from '../../features/admin/today/CategoryTakings'
import { Takings } from '../../features/admin/today/Takings'
import styles from '../../features/admin/today/today.module.css'
import { WaitingList } from '../../features/admin/today/WaitingList'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function Today() {
  const words = useWords(adminTodayWords)
  useAdminTitle(words.title)
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <WhatWaits />
      <WithNews>
        <Means />
      </WithNews>
    </>
  )
}

function WhatWaits() {
  const words = useWords(adminTodayWords)
  const query = useGetStaffTodayQuery(undefined)
  return (
    <Loaded query={query} lines={8}>
      {({ closed, takings, low_stock: low, has_all_low_stock: hasAll, ...counts }) => (
        <>
          {closed && <Closed reason={closed} />}
          <WaitingList counts={counts} />
          {takings && <Takings takings={takings} />}
          {takings && <CategoryTakings categories={takings.categories} />}
          {low.length > 0 && (
            <section>
              <h2>{words.lowStock}</h2>
              <ul className={styles.low}>
                {low.map(({ serial, name, stock }) => (
                  <li key={serial}>
                    <span>{name}</span>
                    <span>{words.left(stock)}</span>
                  </li>
                ))}
              </ul>
              {!hasAll && <MoreLow />}
            </section>
          )}
        </>
      )}
    </Loaded>
  )
}

/** Leads to the lists of the rest. */
function MoreLow() {
  const words = useWords(adminTodayWords)
  return (
    <p>
      {words.moreLow} <Link to={productsUrl({ vue: 'low' })}>{words.allLow.low}</Link>,{' '}
      <Link to={productsUrl({ vue: 'sold_out' })}>{words.allLow.sold_out}</Link>
    </p>
  )
}

/** The shop takes no orders; a manager is led to what opens it. */
function Closed({ reason }: { reason: ClosedReason }) {
  const words = useWords(adminTodayWords)
  const isManager = useMay(manager)
  return (
    <Panel className={styles.closed}>
      <p>{words.closed[reason]}</p>
      {isManager && <ButtonLink to={adminPaths.shopOpening}>{words.toOpening}</ButtonLink>}
    </Panel>
  )
}

/** Asks for a second means until there is one. */
function Means() {
  const words = useWords(adminTodayWords)
  const { passkeys, may_add_passkey: may, recovery_codes: codes } = useMember()
  return (
    <>
      {may && passkeys === 0 && (
        <section>
          <h2>{words.passkeyTitle}</h2>
          <Panel>
            <p>{words.passkeyWhy}</p>
            <AddPasskey />
          </Panel>
        </section>
      )}
      {codes < 3 && (
        <p>
          {words.fewCodes(codes)} <Link to={adminPaths.team}>{words.newCodes}</Link>
        </p>
      )}
    </>
  )
}
