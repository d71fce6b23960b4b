import { ordersWords } from '../../wording/orders'
import { OrderAgainPlace } from '../features/cart/OrderAgainPlace'
import { Letterhead } from '../features/orders/Letterhead'
import { NewestOrder } from '../features/orders/NewestOrder'
import { OrderById } from '../features/orders/OrderById'
import { OrderReviewsPlace } from '../features/reviews/OrderReviewsPlace'
import { ForClients } from '../features/session/ForClients'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { unindexedHead } from './heads'
import type { PageHead, Place } from './PageModule'

export function Page({ id }: Place) {
  const orders = useWords(ordersWords)
  return (
    <>
      <Letterhead />
      <PageHeading>{orders.title}</PageHeading>
      <ForClients>
        {(client) => {
          const again = (orderId: string) => (
            <>
              <OrderAgainPlace clientId={String(client.id)} orderId={orderId} />
              <OrderReviewsPlace clientId={String(client.id)} orderId={orderId} />
            </>
          )
          return id === undefined ? (
            <NewestOrder client={client} action={again} />
          ) : (
            <OrderById id={id} client={client} action={again} />
          )
        }}
      </ForClients>
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(ordersWords[settings.wording].title)
