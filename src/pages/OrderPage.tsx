import { useParams } from 'react-router-dom'
import { ordersWords } from '../../wording/orders'
import { Letterhead } from '../features/orders/Letterhead'
import { NewestOrder } from '../features/orders/NewestOrder'
import { OrderById } from '../features/orders/OrderById'
import { ForClients } from '../features/session/ForClients'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function OrderPage() {
  const orders = useWords(ordersWords)
  const { id } = useParams()
  return (
    <>
      <Letterhead />
      <PageHeading>{orders.title}</PageHeading>
      <ForClients>
        {(client) =>
          id === undefined ? (
            <NewestOrder clientId={String(client.id)} />
          ) : (
            <OrderById id={id} clientId={String(client.id)} />
          )
        }
      </ForClients>
    </>
  )
}
