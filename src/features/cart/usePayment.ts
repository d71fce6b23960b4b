import { useEffect, useEffectEvent, useState } from 'react'
import type { Client } from '../../../contract/api/clients'
import { cartWords } from '../../../wording/cart'
import { catalogueWords } from '../../../wording/catalogue'
import { commonWords } from '../../../wording/common'
import { shownProblem, toProblem, type Problem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import type { ShownProblem } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { toCart, type AnyCartLine, type Cart } from './Cart'
import { compareCarts, type CartNews } from './compareCarts'
import { findOutcome, type FindOrder } from './findOutcome'
import { outcomeFound, usePayCartMutation } from './payApi'
import { paymentNote } from './paymentNote'
import { useCartNotice } from './useCartNotice'
import type { DeliveryAddress } from './useDeliveryAddress'
import { useOrderAfterPayment } from './useOrderAfterPayment'

/** Milliseconds after which the reply counts as lost. */
const replyTimeout = 30_000

type PaymentProblem = ShownProblem & { isAddress: boolean }
type State = {
  phase: 'open' | 'paying' | 'checking' | 'paid'
  /** The cart when the button was pressed; it stays on the screen until the outcome is known. */
  cart: Cart | null
  refusal: PaymentProblem | null
  news: CartNews | null
  paidOrder: string | null
}
const open: State = { phase: 'open', cart: null, refusal: null, news: null, paidOrder: null }

/** Pays the cart, and finds out whether a payment without a reply was made. */
export function usePayment(client: Client, findOrder: FindOrder) {
  const clientId = String(client.id)
  const words = useWords(cartWords)
  const catalogue = useWords(catalogueWords)
  const common = useWords(commonWords)
  const dispatch = useAppDispatch()
  const notice = useCartNotice()
  const [payCart, { isLoading }] = usePayCartMutation({ fixedCacheKey: 'payment' })
  const [resumed] = useState(paymentNote.read)
  const [state, setState] = useState<State>(resumed ? { ...open, phase: 'checking' } : open)
  useOrderAfterPayment(state.paidOrder)
  const resume = useEffectEvent(() => resumed !== null && void check(resumed))
  useEffect(() => void resume(), [])

  const say = (kind: 'success' | 'error', text: string) => notice.show('payment', { kind, text })

  function end(ended: Partial<State> = {}) {
    paymentNote.write(null)
    setState({ ...open, ...ended })
  }

  function refuse(problem: ShownProblem, isAddress = false) {
    end({ refusal: { ...problem, isAddress } })
    say('error', problem.message)
  }

  function showPaid(paidOrder: string) {
    paymentNote.write(null)
    setState((before) => ({ ...before, phase: 'paid', paidOrder }))
  }

  async function check(orderId: string, reference?: string): Promise<void> {
    setState((before) => ({ ...before, phase: 'checking' }))
    const outcome = await findOutcome(findOrder, orderId)
    if (outcome !== 'signedOut') dispatch(outcomeFound(clientId, outcome))
    if (outcome === 'signedOut') end()
    else if (outcome === 'unpaid') refuse({ message: words.notPaid, reference })
    else {
      say('success', words.paid)
      showPaid(orderId)
    }
  }

  async function pay(cart: Cart, { mode, text }: DeliveryAddress): Promise<void> {
    const orderId = cart.lines[0]?.orderId
    if (orderId === undefined) return
    const address = text.trim()
    if (!address) {
      refuse({ message: words.addressRequired }, true)
      return
    }
    setState({ ...open, phase: 'paying', cart })
    paymentNote.write(orderId)
    const started = payCart({ clientId, cart, orderId, address, delivery: mode })
    const timer = setTimeout(() => started.abort(), replyTimeout)
    const { data: paid, error } = await started
    clearTimeout(timer)
    if (!paid) await settle(toProblem(error), orderId, cart)
    else {
      say('success', words.paid)
      showPaid(orderId)
    }
  }

  async function settle(problem: Problem, orderId: string, shown: Cart): Promise<void> {
    const { code, status, message = words.notPaid, reference } = problem
    if (code === 'dropped' || code === 'session_ended') end()
    else if (status === 0 || status >= 500) await check(orderId, reference)
    else if (code === 'already_paid') {
      say('error', message)
      showPaid(orderId)
    } else if (code === 'price_changed' && problem.cart) {
      const { lines } = toCart(problem.cart as AnyCartLine[])
      end({ news: { message, ...compareCarts(shown.lines, lines) } })
    } else
      refuse(shownProblem(problem, status === 401 ? catalogue.addNeedsLogin : common.errorRetry))
  }

  // Another visit of this screen may have sent it.
  const phase = state.phase === 'open' && isLoading ? 'paying' : state.phase
  return { ...state, phase, isResumed: phase !== 'open' && !state.cart && !isLoading, pay }
}

export type CartPayment = ReturnType<typeof usePayment>
