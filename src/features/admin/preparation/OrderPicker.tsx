import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { StaffOrderSummary } from '../../../../contract/api/staff/staffOrder'
import type { NotPrepared } from '../../../../contract/api/staff/staffPreparation'
import { adminPaths, chosenOrders } from '../../../../contract/site/adminPaths'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { ButtonLink } from '../../../ui/ButtonLink'
import { useWords } from '../../../ui/Shop'
import { useIsHere } from '../../../ui/useIsHere'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { OrderRows } from '../orders/OrderRows'
import { IdleButton } from '../parts/IdleButton'
import { NotPreparedList } from './NotPreparedList'
import { PickBar } from './PickBar'
import { usePrepareStaffOrdersMutation } from './staffPreparationApi'
import { useSeenOrders } from './useSeenOrders'
import { useTicks } from './useTicks'

type Props = {
  /** The name of the list, for its ticks. */
  list: string
  orders: readonly StaffOrderSummary[]
  /** Whether the orders can be put into preparation; any others are only printed. */
  isPaid: boolean
  /** In place of the rows, where there are none. */
  empty: ReactNode
}

/** Orders to be ticked, and what is done with all of them at once. */
export function OrderPicker({ list, orders, isPaid, empty }: Props) {
  const words = useWords(adminPreparationWords)
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { search } = useLocation()
  const { ticked, outcome, keepOutcome, change, toggle } = useTicks(list)
  const [prepare] = usePrepareStaffOrdersMutation()
  const { run, problem, isBusy } = useStaffChange()
  // What changes its state leaves the list, and is no longer chosen.
  const chosen = useSeenOrders(orders).filter(({ id }) => ticked.has(id))
  const printed = (ids: readonly number[]) => adminPaths.preparation + chosenOrders(ids)

  async function send() {
    keepOutcome(null)
    const done = await prepare({
      orders: chosen.map(({ id, version }) => ({ id, version })),
    }).unwrap()
    const over = new Set<number | string>([
      ...done.prepared,
      ...done.refused.filter(isOver(orders)).map(({ id }) => id),
    ])
    change((before) => new Set([...before].filter((id) => !over.has(id))))
    if (done.refused.length > 0) keepOutcome(done)
    // Another tab is another list at the same path.
    else if (isHere() && window.location.search === search) void navigate(printed(done.prepared))
    return done
  }

  return (
    <>
      {outcome && (
        <NotPreparedList
          refused={outcome.refused}
          toPrint={outcome.prepared.length > 0 ? printed(outcome.prepared) : null}
          count={outcome.prepared.length}
        />
      )}
      {orders.length === 0 && empty}
      {orders.length > 0 && (
        <PickBar
          ids={orders.map(({ id }) => id)}
          chosen={chosen.map(({ id }) => id)}
          onPick={(ids) => change(() => new Set(ids))}
        >
          <ChangeProblem problem={problem} />
          {isPaid && (
            <IdleButton isBusy={isBusy} isIdle={chosen.length === 0} onClick={() => void run(send)}>
              {words.prepare}
            </IdleButton>
          )}
          {!isPaid && chosen.length > 0 && (
            <ButtonLink to={printed(chosen.map(({ id }) => id))}>{words.toPrint}</ButtonLink>
          )}
        </PickBar>
      )}
      <OrderRows orders={orders} pick={{ ticked, onTick: toggle }} />
    </>
  )
}

/**
 * Whether no further press puts a refused order into preparation. One that was pushed off the page is
 * not read again, and would be refused as often.
 */
const isOver =
  (page: readonly StaffOrderSummary[]) =>
  ({ id, state }: NotPrepared) =>
    state !== null && (state !== 'payée' || page.every((order) => order.id !== id))
