import { cartWords } from '../../wording/cart'
import { useAppDispatch } from '../app/hooks'
import { CartPanel } from '../features/cart/CartPanel'
import { ordersApi } from '../features/orders/ordersApi'
import { ForClients } from '../features/session/ForClients'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { unindexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const { title } = useWords(cartWords)
  const dispatch = useAppDispatch()
  const findOrder = (clientId: string) => (id: string) =>
    dispatch(
      ordersApi.endpoints.getOrder.initiate(
        { id, clientId },
        { forceRefetch: true, subscribe: false },
      ),
    ).unwrap()
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <ForClients>
        {(client) => (
          <CartPanel key={client.id} client={client} findOrder={findOrder(String(client.id))} />
        )}
      </ForClients>
    </>
  )
}

export const head: PageHead = (_, { settings }) => unindexedHead(cartWords[settings.wording].title)
