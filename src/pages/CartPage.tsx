import { cartWords } from '../../wording/cart'
import { CartPanel } from '../features/cart/CartPanel'
import { ForClients } from '../features/session/ForClients'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function CartPage() {
  const { title } = useWords(cartWords)
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <ForClients>{(client) => <CartPanel key={client.id} client={client} />}</ForClients>
    </>
  )
}
