import { useEffect, type ComponentProps } from 'react'
import { cartWords } from '../../wording/cart'
import { useSession } from '../app/hooks'
import { CartPanel } from '../features/cart/CartPanel'
import type { Checkout } from '../features/checkout/Checkout'
import { useLazyGetOrderQuery } from '../features/orders/ordersApi'
import { ForClients } from '../features/session/ForClients'
import { LatePart } from '../ui/LatePart'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { WaitingLines } from '../ui/WaitingLines'
import { unindexedHead } from './heads'
import type { PageHead } from './PageModule'

const loadCheckout = () =>
  import(/* webpackChunkName: "checkout" */ '../features/checkout/Checkout')
const loadBelowEmpty = async () => {
  const [{ AwaitedOrders }, { BestProducts }] = await Promise.all([
    import(/* webpackChunkName: "belowEmptyCart" */ '../features/orders/AwaitedOrders'),
    import(/* webpackChunkName: "belowEmptyCart" */ '../features/catalogue/BestProducts'),
  ])
  return { AwaitedOrders, BestProducts }
}

export function Page() {
  const { title } = useWords(cartWords)
  const { isAuthenticated } = useSession()
  const [getOrder] = useLazyGetOrderQuery()
  const findOrder = (clientId: string) => (id: string) => getOrder({ id, clientId }).unwrap()
  // Beside the cart itself; only a client needs it.
  useEffect(() => {
    if (isAuthenticated) void loadCheckout().catch(() => undefined)
  }, [isAuthenticated])
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <ForClients>
        {(client) => (
          <CartPanel
            client={client}
            findOrder={findOrder(String(client.id))}
            Checkout={AwaitedCheckout}
            whenEmpty={
              <LatePart load={loadBelowEmpty} waiting={null}>
                {({ AwaitedOrders, BestProducts }) => (
                  <AwaitedOrders clientId={String(client.id)}>
                    <BestProducts />
                  </AwaitedOrders>
                )}
              </LatePart>
            }
          />
        )}
      </ForClients>
    </>
  )
}

function AwaitedCheckout(props: ComponentProps<typeof Checkout>) {
  return (
    <LatePart load={loadCheckout} waiting={<WaitingLines lines={12} />}>
      {(late) => <late.Checkout {...props} />}
    </LatePart>
  )
}

export const head: PageHead = (_, { settings }) => unindexedHead(cartWords[settings.wording].title)
