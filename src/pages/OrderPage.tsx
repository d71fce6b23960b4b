import { ordersWords } from '../../wording/orders'
import { Letterhead } from '../features/orders/Letterhead'
import { NewestOrder } from '../features/orders/NewestOrder'
import { OrderById } from '../features/orders/OrderById'
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
        {(client) =>
          id === undefined ? <NewestOrder client={client} /> : <OrderById id={id} client={client} />
        }
      </ForClients>
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(ordersWords[settings.wording].title)
