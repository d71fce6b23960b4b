import { useState } from 'react'
import type { Client } from '../../../contract/api/clients'
import { cartWords } from '../../../wording/cart'
import { toProblem } from '../../api/Problem'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Failure } from '../../ui/Failure'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import type { Cart } from './Cart'
import { useGetCartQuery } from './cartApi'
import styles from './CartPanel.module.css'
import { CartSkeleton } from './CartSkeleton'
import { CartTable } from './CartTable'
import { ChangedCart } from './ChangedCart'
import { Checkout } from './Checkout'
import type { FindOrder } from './findOutcome'
import { PaymentPanel } from './PaymentPanel'
import { useLineCommands } from './useLineCommands'
import { usePayment, type CartPayment } from './usePayment'

type Props = { client: Client; findOrder: FindOrder }

/**
 * The client's cart, from its lines to its payment; a paid cart's lines stay until the order is
 * shown.
 */
export function CartPanel({ client, findOrder }: Props) {
  const { currentData, error, refetch } = useGetCartQuery({ clientId: String(client.id) })
  const payment = usePayment(client, findOrder)
  const cart = payment.cart ?? currentData
  if (payment.isResumed) return <PaymentPanel payment={payment} />
  if (!cart && error) return <Failure problem={toProblem(error)} onRetry={refetch} />
  if (!cart) return <CartSkeleton />
  return <CartContent client={client} cart={cart} payment={payment} />
}

type ContentProps = { client: Client; cart: Cart; payment: CartPayment }

function CartContent({ client, cart, payment }: ContentProps) {
  const words = useWords(cartWords)
  const clientId = String(client.id)
  const commands = useLineCommands(clientId)
  const [hadLines, setHadLines] = useState(false)
  if (cart.lines.length > 0 && !hadLines) setHadLines(true)
  if (cart.lines.length === 0)
    return (
      <Panel isNews={hadLines}>
        <p>{words.empty}</p>
        <ButtonLink to={paths.products}>{words.backToShop}</ButtonLink>
      </Panel>
    )
  return (
    <>
      {payment.news && <ChangedCart news={payment.news} />}
      <div className={styles.cart}>
        <CartTable
          clientId={clientId}
          cart={cart}
          commands={commands}
          news={payment.news}
          isFixed={payment.phase !== 'open'}
        />
        <Checkout client={client} cart={cart} payment={payment} />
      </div>
    </>
  )
}
