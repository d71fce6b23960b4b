import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Client } from '../../../contract/api/clients'
import { composeAddress } from '../../../contract/composeAddress'
import { paths } from '../../../contract/site/paths'
import { commonWords } from '../../../wording/common'
import { orderPaymentWords } from '../../../wording/orderPayment'
import { isOutcomeUnknown, shownProblem, toProblem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import { notices } from '../../state/notices'
import { typedAddress } from '../../state/typedAddress'
import { focusMain } from '../../ui/focus'
import { isPaymentPage, stayedMs } from '../../ui/isPaymentPage'
import { useWords } from '../../ui/Shop'
import { useIsHere } from '../../ui/useIsHere'
import type { Order } from './Order'
import { useCancelOrderMutation, useResumePaymentMutation } from './orderPaymentApi'
import { useLazyGetOrderQuery } from './ordersApi'

/** Goes on with the payment of an order that awaits it, or gives the order up. */
export function useOrderPayment(client: Client, order: Order) {
  const { id, means, lines } = order
  const clientId = String(client.id)
  const common = useWords(commonWords)
  const words = useWords(orderPaymentWords)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [resume, resumed] = useResumePaymentMutation()
  const [cancel, cancelled] = useCancelOrderMutation()
  const [readOrder] = useLazyGetOrderQuery()
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // Back from the payment's page a browser may show this page as it was left.
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const awaited = { clientId, id, serials: lines.flatMap(({ serial }) => serial ?? []) }
  const say = (kind: 'info' | 'error', text: string) =>
    dispatch(notices.actions.shown({ kind, text }))

  async function pay(): Promise<boolean> {
    cancelled.reset()
    const { data, error } = await resume({ ...awaited, means })
    if (!data) return (await stateAfter(error)) !== order.state
    if (data.paymentUrl === null) say('info', data.message)
    else if (isPaymentPage(data.paymentUrl)) {
      // A client who went elsewhere can still pay the order.
      if (!isHere()) return false
      setLeaving(true)
      window.location.assign(data.paymentUrl)
      setTimeout(() => setLeaving(false), stayedMs)
    } else say('error', common.errorRetry)
    return false
  }

  async function giveUp(refill: boolean): Promise<boolean> {
    resumed.reset()
    const { data, error } = await cancel({ ...awaited, refill })
    const state = data ? data.state : await stateAfter(error)
    const isOver = state !== order.state
    if (!data && !isOver) return false
    const isCancelled = state === 'annulée'
    if (data || isCancelled) say('info', data?.message ?? words.cancelled)
    if (refill && isCancelled) keepAddress()
    if (refill && isCancelled && isHere()) void navigate(paths.cart)
    // The button goes with what was awaited.
    else if (isHere()) focusMain()
    return isOver
  }

  /** The order's state where the reply was lost; as before where it was not, or is unknown. */
  async function stateAfter(error: unknown): Promise<string | null> {
    if (!isOutcomeUnknown(toProblem(error))) return order.state
    const { data } = await readOrder({ id, clientId })
    return data ? data.state : order.state
  }

  /**
   * Nothing is said of a failure before it is known what became of the order, nor after it is over:
   * the page is about to show that.
   */
  async function ask(press: Promise<boolean>): Promise<void> {
    setAsking(true)
    if (!(await press)) setAsking(false)
  }

  /** The next order goes where this one went, unless that is the shop or all that the profile has. */
  function keepAddress(): void {
    const { delivery, addressParts: parts } = order
    if (delivery !== 'domicile' || !parts) return
    const isOwn = plain(composeAddress(parts)) === plain(client.adresse ?? '')
    if (parts.phone || !isOwn) dispatch(typedAddress.actions.typed({ clientId, parts }))
  }

  const error = resumed.error ?? cancelled.error
  return {
    pay: () => ask(pay()),
    giveUp: (refill: boolean) => ask(giveUp(refill)),
    isBusy: isAsking || isLeaving,
    isLeaving,
    problem: error && !isAsking ? shownProblem(error, common.networkFailed) : null,
  }
}

/** An address without what is written in several ways. */
const plain = (address: string) => address.toLowerCase().replaceAll(/[\s,]+/g, '')
