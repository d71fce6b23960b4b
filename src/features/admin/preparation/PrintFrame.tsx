import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { adminPaths, ordersIn, ordersToPay } from '../../../../contract/site/adminPaths'
import { maxOrdersAtOnce } from '../../../../contract/maxOrdersAtOnce'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Link } from '../../../ui/Link'
import { NavLink } from '../../../ui/NavLink'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { LeftOut } from './LeftOut'
import styles from './print.module.css'
import { useListStaffPreparationQuery, type Preparation } from './staffPreparationApi'
import { useChosenOrders } from './useChosenOrders'

type Props = {
  /** The paper too names the chosen orders that it leaves out. */
  namesLeftOut?: boolean
  children: (preparation: Preparation) => ReactNode
}

/** What the pages to print share: the chosen orders, the way to the other pages, and the button. */
export function PrintFrame({ namesLeftOut = false, children }: Props) {
  const words = useWords(adminPreparationWords)
  const chosen = useChosenOrders()
  const isPrintable = chosen.length > 0 && chosen.length <= maxOrdersAtOnce
  if (isPrintable)
    return (
      <Chosen chosen={chosen} namesLeftOut={namesLeftOut}>
        {children}
      </Chosen>
    )
  return (
    <Panel>
      <p>{chosen.length === 0 ? words.noneChosen : words.tooMany(maxOrdersAtOnce)}</p>
      <ButtonLink to={ordersIn('payée')}>{words.toOrders}</ButtonLink>
    </Panel>
  )
}

function Chosen({ chosen, namesLeftOut = false, children }: Props & { chosen: readonly number[] }) {
  const words = useWords(adminPreparationWords)
  const { search } = useLocation()
  const query = useListStaffPreparationQuery(chosen.join('-'))
  const printed = query.currentData?.orders ?? []
  const isToPay = printed.length > 0 && printed.every((order) => order.to_pay_cents !== null)
  return (
    <>
      <nav className={styles.tools} aria-label={words.prints}>
        <NavLink end to={adminPaths.preparation} search={search}>
          {words.list}
        </NavLink>
        <NavLink end to={adminPaths.packingSlips} search={search}>
          {words.slips}
        </NavLink>
        <NavLink end to={adminPaths.labels} search={search}>
          {words.labels}
        </NavLink>
        <Button onClick={() => window.print()}>{words.print}</Button>
        {isToPay ? (
          <Link to={ordersToPay('counter')}>{words.backToPay}</Link>
        ) : (
          <Link to={ordersIn('en préparation')}>{words.backToList}</Link>
        )}
      </nav>
      <Loaded query={query} lines={12}>
        {(preparation) => (
          <>
            <LeftOut orders={preparation.left_out} isPrinted={namesLeftOut} />
            {preparation.orders.length > 0 ? (
              children(preparation)
            ) : (
              <Panel>{words.nothingHere}</Panel>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
