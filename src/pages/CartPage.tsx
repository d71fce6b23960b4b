import { cartWords } from '../../wording/cart'
import { CartPanel } from '../features/cart/CartPanel'
import { useLazyGetOrderQuery } from '../features/orders/ordersApi'
import { ForClients } from '../features/session/ForClients'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { unindexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const { title } = useWords(cartWords)
  const [getOrder] = useLazyGetOrderQuery()
  const findOrder = (clientId: string) => (id: string) => getOrder({ id, clientId }).unwrap()
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
