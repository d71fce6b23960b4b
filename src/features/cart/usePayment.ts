import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Client } from '../../../contract/api/clients'
import { cartWords } from '../../../wording/cart'
import { catalogueWords } from '../../../wording/catalogue'
import { commonWords } from '../../../wording/common'
import { isOutcomeUnknown, shownProblem, toProblem, type Problem } from '../../api/Problem'
import { useAppDispatch } from '../../app/hooks'
import type { ShownProblem } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { toCart, type AnyCartLine, type Cart } from './Cart'
import { compareCarts, type CartNews } from './compareCarts'
import { findOutcome, type FindOrder } from './findOutcome'
import { isPaymentPage } from '../../ui/isPaymentPage'
import { outcomeFound, usePayCartMutation, type Payment, type Placed } from './payApi'
import { useCartNotice } from './useCartNotice'
import { useOrderAfterPayment, type PlacedOrder } from './useOrderAfterPayment'
import { usePaymentNote } from './usePaymentNote'

/** Milliseconds after which the reply counts as lost. */
const replyTimeoutMs = 30_000

type PaymentProblem = ShownProblem & { fields?: Record<string, string> | undefined }
/** What the client chose beside the cart. */
export type OrderChoices = Omit<Payment, 'clientId' | 'cart' | 'orderId'>
type State = {
  /** `leaving`: the browser goes to the payment provider's page. */
  phase: 'open' | 'paying' | 'checking' | 'leaving' | 'paid'
  /** The cart when the button was pressed; it stays on the screen until the outcome is known. */
  cart: Cart | null
  refusal: PaymentProblem | null
  news: CartNews | null
  placed: PlacedOrder | null
}
/** `reference`: of the incident that the lost reply named. */
type Check = { reference?: string | undefined; isResumed?: boolean }
const open: State = { phase: 'open', cart: null, refusal: null, news: null, placed: null }

/**
 * Pays the cart, and finds out whether a payment without a reply was made: once it is known which
 * cart there is now.
 */
export function usePayment(client: Client, findOrder: FindOrder, isCartKnown: boolean) {
  const clientId = String(client.id)
  const words = useWords(cartWords)
  const catalogue = useWords(catalogueWords)
  const common = useWords(commonWords)
  const dispatch = useAppDispatch()
  const notice = useCartNotice()
  const [payCart, { isLoading }] = usePayCartMutation({ fixedCacheKey: 'payment' })
  const note = usePaymentNote(clientId)
  const [resumed] = useState(note.read)
  const [isSender, setSender] = useState(false)
  /** Another visit of this screen has sent it: what came of it is looked for once that is over. */
  const isElsewhere = isLoading && !isSender
  const [state, setState] = useState<State>(
    resumed && !isElsewhere ? { ...open, phase: 'checking' } : open,
  )
  const isGone = useRef(false)
  useOrderAfterPayment(state.placed)
  function resume() {
    const orderId = note.read()
    if (orderId !== null) void check(orderId, { isResumed: true })
  }
  const comeBack = useEffectEvent(resume)
  useEffect(() => {
    if (isCartKnown && !isElsewhere) comeBack()
  }, [isCartKnown, isElsewhere])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  useEffect(() => {
    // Back from the payment's page a browser may show this page as it was left.
    const show = (event: PageTransitionEvent) => event.persisted && comeBack()
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])

  const say = (kind: 'success' | 'error' | 'info', text: string) =>
    notice.show('payment', { kind, text })

  /** A client who has left finds the note again where they come back. */
  function forget() {
    if (!isGone.current) note.write(null)
  }

  function end(ended: Partial<State> = {}) {
    forget()
    setState({ ...open, ...ended })
  }

  function refuse(problem: PaymentProblem) {
    end({ refusal: problem })
    say('error', problem.message)
  }

  function showOrder(placed: PlacedOrder) {
    forget()
    setState((before) => ({ ...before, phase: 'paid', placed }))
  }

  async function check(
    orderId: string,
    { reference, isResumed = false }: Check = {},
  ): Promise<void> {
    setState((before) => ({ ...before, phase: 'checking' }))
    const outcome = await findOutcome(findOrder, orderId)
    const isOfCart = outcome !== 'signedOut' && dispatch(outcomeFound(clientId, orderId, outcome))
    // Back at an old payment's page, what is there now counts.
    const isOld = isResumed && !isOfCart
    if (outcome === 'signedOut' || outcome === 'ended' || isOld) end()
    else if (outcome === 'unpaid') refuse({ message: words.notPaid, reference })
    else finish({ id: orderId, isPaid: outcome === 'paid', wasAway: isResumed })
  }

  function finish(placed: PlacedOrder) {
    if (placed.isPaid) say('success', words.paid)
    showOrder(placed)
  }

  async function pay(cart: Cart, choices: OrderChoices): Promise<void> {
    const orderId = cart.lines[0]?.orderId
    if (orderId === undefined) return
    setSender(true)
    setState({ ...open, phase: 'paying', cart })
    note.write(orderId)
    const started = payCart({ ...choices, clientId, cart, orderId })
    const timer = setTimeout(() => started.abort(), replyTimeoutMs)
    const { data: placed, error } = await started
    clearTimeout(timer)
    if (placed) leave(placed, orderId)
    else await settle(toProblem(error), orderId, cart)
  }

  function leave({ paymentUrl, isPaid, unstarted }: Placed, orderId: string): void {
    if (unstarted !== null) say('error', unstarted)
    if (paymentUrl === null) finish({ id: orderId, isPaid })
    // A reply that asks for a payment does not say that it was made: the order does.
    else if (!isPaymentPage(paymentUrl)) void check(orderId)
    // A client who went elsewhere can still pay the order.
    else if (isGone.current) {
      if (dispatch(outcomeFound(clientId, orderId, 'placed'))) say('info', words.awaitsPayment)
    } else {
      setState((before) => ({ ...before, phase: 'leaving' }))
      window.location.assign(paymentUrl)
    }
  }

  async function settle(problem: Problem, orderId: string, shown: Cart): Promise<void> {
    const { code, status, message = words.notPaid, reference } = problem
    if (code === 'dropped' || code === 'session_ended') end()
    else if (isOutcomeUnknown(problem)) await check(orderId, { reference })
    else if (code === 'already_paid') {
      say('error', message)
      showOrder({ id: orderId, isPaid: true })
    } else if (code === 'price_changed' && problem.cart) {
      const { lines } = toCart(problem.cart as AnyCartLine[])
      end({ news: { message, ...compareCarts(shown.lines, lines) } })
    } else
      refuse(shownProblem(problem, status === 401 ? catalogue.addNeedsLogin : common.errorRetry))
  }

  const phase = state.phase === 'open' && isLoading ? 'paying' : state.phase
  const paidOrder = state.placed?.isPaid ? state.placed.id : null
  const isResumed = phase !== 'open' && !state.cart && !isLoading
  return { ...state, phase, paidOrder, isResumed, pay, resume }
}

export type CartPayment = ReturnType<typeof usePayment>
