import { accountWords } from '../../wording/account'
import { ProfileCard } from '../features/account/ProfileCard'
import { OrderAgainPlace } from '../features/cart/OrderAgainPlace'
import { OrderHistory } from '../features/orders/OrderHistory'
import { ForClients } from '../features/session/ForClients'
import { Beside } from '../ui/Beside'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { unindexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const account = useWords(accountWords)
  return (
    <>
      <PageHeading>{account.title}</PageHeading>
      <ForClients>
        {(client) => (
          <Beside>
            <OrderHistory
              clientId={String(client.id)}
              action={(orderId) => (
                <OrderAgainPlace isOfMany clientId={String(client.id)} orderId={orderId} />
              )}
            >
              <ProfileCard client={client} />
            </OrderHistory>
          </Beside>
        )}
      </ForClients>
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(accountWords[settings.wording].title)
