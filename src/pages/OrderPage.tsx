import { ordersWords } from '../../wording/orders'
import { OrderAgainPlace } from '../features/cart/OrderAgainPlace'
import { Letterhead } from '../features/orders/Letterhead'
import { NewestOrder } from '../features/orders/NewestOrder'
import { OrderById } from '../features/orders/OrderById'
import { OrderReviewsPlace } from '../features/reviews/OrderReviewsPlace'
import { WithdrawalLinkPlace } from '../features/withdrawals/WithdrawalLinkPlace'
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
          const clientId = String(client.id)
          const actions = (orderId: string) => (
            <>
              <OrderAgainPlace clientId={clientId} orderId={orderId} />
              <WithdrawalLinkPlace clientId={clientId} orderId={orderId} />
              <OrderReviewsPlace clientId={clientId} orderId={orderId} />
            </>
          )
          return id === undefined ? (
            <NewestOrder client={client} action={actions} />
          ) : (
            <OrderById id={id} client={client} action={actions} />
          )
        }}
      </ForClients>
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(ordersWords[settings.wording].title)
