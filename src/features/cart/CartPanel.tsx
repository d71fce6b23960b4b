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
  const [removed, setRemoved] = useState<readonly CartLine[]>([])
  const commands = useLineCommands(clientId, offer)
  const isWaiting = useCart(clientId, (shown) => shown.isWaiting)
  const [hadLines, setHadLines] = useState(false)
  if (cart.lines.length > 0 && !hadLines) setHadLines(true)

  function offer(line: CartLine) {
    setRemoved((others) => [...others.filter((other) => keyOf(other) !== keyOf(line)), line])
  }

  const forget = (line: CartLine) =>
    setRemoved((others) => others.filter((other) => other !== line))

  async function bringBack(line: CartLine) {
    place.current?.focus()
    forget(line)
    if (!(await commands.restore(line))) offer(line)
  }

  const undo = (
    <div aria-live="polite" tabIndex={-1} ref={place}>
      {removed
        // A reply that is lost may have brought it back.
        .filter((line) => cart.lines.every((shown) => keyOf(shown) !== keyOf(line)))
        .map((line) => (
          <RemovedLine
            key={line.lineId}
            name={lineName(line)}
            refusal={commands.refusals[keyOf(line)]}
            onUndo={() => void bringBack(line)}
            onEnd={() => forget(line)}
          />
        ))}
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
