import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { Client } from '../../../contract/api/clients'
import { paths } from '../../../contract/site/paths'
import { cartWords } from '../../../wording/cart'
import { lineName } from '../../../wording/grinds'
import { toProblem } from '../../api/Problem'
import { ButtonLink } from '../../ui/ButtonLink'
import { Failure } from '../../ui/Failure'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { keyOf } from './article'
import { cartTotal, type Cart, type CartLine } from './Cart'
import { useGetCartQuery } from './cartApi'
import styles from './CartPanel.module.css'
import { CartSkeleton } from './CartSkeleton'
import { CartTable } from './CartTable'
import { ChangedCart } from './ChangedCart'
import type { FindOrder } from './findOutcome'
import { PaymentPanel } from './PaymentPanel'
import { RemovedLine } from './RemovedLine'
import { useCart } from './useCart'
import { useLineCommands } from './useLineCommands'
import { usePayment, type CartPayment, type OrderChoices } from './usePayment'

type CheckoutProps = {
  client: Client
  cartCents: number
  isWaiting: boolean
  payment: Omit<CartPayment, 'pay'> & { pay: (choices: OrderChoices) => void }
}
type Props = {
  client: Client
  findOrder: FindOrder
  /** From the cart to the order, beside the lines. */
  Checkout: ComponentType<CheckoutProps>
  /** Content below a cart without lines. */
  whenEmpty: ReactNode
}

/**
 * The client's cart, from its lines to its payment; a paid cart's lines stay until the order is
 * shown.
 */
export function CartPanel({ client, findOrder, ...rest }: Props) {
  const { currentData, error, refetch } = useGetCartQuery({ clientId: String(client.id) })
  const payment = usePayment(client, findOrder, currentData !== undefined || error !== undefined)
  const cart = payment.cart ?? currentData
  if (payment.isResumed) return <PaymentPanel payment={payment} />
  if (!cart && error) return <Failure problem={toProblem(error)} onRetry={refetch} />
  if (!cart) return <CartSkeleton />
  return <CartContent client={client} cart={cart} payment={payment} {...rest} />
}

type ContentProps = Omit<Props, 'findOrder'> & { cart: Cart; payment: CartPayment }

function CartContent({ client, cart, payment, Checkout, whenEmpty }: ContentProps) {
  const words = useWords(cartWords)
  const clientId = String(client.id)
  const place = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const commands = useLineCommands(clientId, setRemoved)
  const isWaiting = useCart(clientId, (shown) => shown.isWaiting)
  const [hadLines, setHadLines] = useState(false)
  if (cart.lines.length > 0 && !hadLines) setHadLines(true)
  // A reply that is lost may have brought it back.
  const isBack = removed && cart.lines.some((line) => keyOf(line) === keyOf(removed))

  async function bringBack(line: CartLine) {
    place.current?.focus()
    setRemoved(null)
    // What is removed meanwhile is offered instead.
    if (!(await commands.restore(line))) setRemoved((other) => other ?? line)
  }

  const undo = (
    <div aria-live="polite" tabIndex={-1} ref={place}>
      {removed && !isBack && (
        <RemovedLine
          key={removed.lineId}
          name={lineName(removed)}
          onUndo={() => void bringBack(removed)}
          onEnd={() => setRemoved(null)}
        />
      )}
    </div>
  )
  if (cart.lines.length === 0)
    return (
      <>
        {undo}
        <Panel isNews={hadLines}>
          <p>{words.empty}</p>
          <ButtonLink to={paths.products}>{words.backToShop}</ButtonLink>
        </Panel>
        <div className={styles.whenEmpty}>{whenEmpty}</div>
      </>
    )
  return (
    <>
      {undo}
      {payment.news && <ChangedCart news={payment.news} />}
      <div className={styles.cart}>
        <CartTable
          clientId={clientId}
          cart={cart}
          commands={commands}
          news={payment.news}
          isFixed={payment.phase !== 'open'}
        />
        <Checkout
          client={client}
          cartCents={cartTotal(cart)}
          isWaiting={isWaiting}
          payment={{ ...payment, pay: (choices) => void payment.pay(cart, choices) }}
        />
      </div>
    </>
  )
}
