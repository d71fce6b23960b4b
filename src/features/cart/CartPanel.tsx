import { useState } from 'react'
import type { Client } from '../../../contract/clients'
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
import { Checkout } from './Checkout'
import { PaidOrder } from './PaidOrder'
import { useCartChanges } from './useCartChanges'

/** The client's cart, from its lines to its payment; the order just paid stays in sight. */
export function CartPanel({ client }: { client: Client }) {
  const [paidOrder, setPaidOrder] = useState<string | null>(null)
  const { currentData: cart, error, refetch } = useGetCartQuery({ clientId: String(client.id) })
  if (!cart && error) return <Failure problem={toProblem(error)} onRetry={() => void refetch()} />
  if (!cart) return <CartSkeleton />
  return (
    <>
      {paidOrder !== null && <PaidOrder id={paidOrder} />}
      <CartFace client={client} cart={cart} paidOrder={paidOrder} onPaid={setPaidOrder} />
    </>
  )
}

type FaceProps = {
  client: Client
  cart: Cart
  paidOrder: string | null
  onPaid: (orderId: string) => void
}

function CartFace({ client, cart, paidOrder, onPaid }: FaceProps) {
  const words = useWords(cartWords)
  const changes = useCartChanges(client)
  const isPaid = cart.lines[0]?.orderId === paidOrder
  if (cart.lines.length === 0)
    return (
      <Panel>
        <p>{words.empty}</p>
        <ButtonLink to={paths.products}>{words.backToShop}</ButtonLink>
      </Panel>
    )
  return (
    <div className={styles.cart}>
      <CartTable cart={cart} changes={changes} isPaid={isPaid} />
      <Checkout client={client} cart={cart} isPaid={isPaid} onPaid={onPaid} />
    </div>
  )
}
