import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import type { StaffPromotion } from '../../../contract/api/staff/staffPromotions'
import { expectFocusAround, hold, readyToPay } from '../../../testing/cartOnScreen'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { renderShop } from '../../../testing/renderShop'
import { checkoutWords } from '../../../wording/checkout'
import { createShopStore } from '../../app/store'
import { session } from '../../state/session'
import { ShopProvider } from '../../ui/Shop'
import { PromotionCode } from './PromotionCode'
import type { Quote } from './Quote'

type Codes = { promotions: StaffPromotion[] }
const words = checkoutWords.specified

test('a code that is taken away leaves the focus where one is typed', async () => {
  const registered = await shop.registerClient()
  const { token, client } = registered
  await hold(registered, 'CAF-01', 1)
  const store = createShopStore(pageSettingsOfTests, localStorage)
  store.dispatch(session.actions.signedIn({ token, client }))
  const shown = (promotion: Quote['promotion']) => (
    <Provider store={store}>
      <ShopProvider settings={pageSettingsOfTests}>
        <PromotionCode clientId={String(client.id)} promotion={promotion} />
      </ShopProvider>
    </Provider>
  )
  const { rerender } = render(shown(null))
  rerender(shown({ code: 'NOEL', problem: null }))
  expect(document.body).toHaveFocus()
  const remove = screen.getByRole('button', { name: words.removeCode })
  await userEvent.setup().click(remove)
  await waitFor(() => expect(remove).not.toHaveAttribute('aria-busy'))
  rerender(shown(null))
  expectFocusAround(screen.getByText(words.addCode, { normalizer: String }))
})

async function offerCode(code: string) {
  const manager = await shop.addStaff()
  const free = { minimum_cents: 0, category: null, max_uses: null, starts_on: null, ends_on: null }
  const promotion = { ...free, code, kind: 'percent', value: 10, once_per_client: false }
  await manager.send('POST', '/api/admin/promotions', promotion)
  return { manager, code }
}

test('a code whose reply is lost is shown without a failure once the quote has it', async () => {
  const { code } = await offerCode('PERDU')
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-01', 1)
  const { user } = await renderShop({ path: '/panier', signedInAs: registered })
  await user.click(await screen.findByText(words.addCode, { normalizer: String }))
  await user.type(screen.getByLabelText(new RegExp(`^${words.code}`)), code)
  shop.failNext('setPromotionCode', 'lost')
  await user.click(screen.getByRole('button', { name: words.setCode }))
  const remove = await screen.findByRole('button', { name: words.removeCode })
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expectFocusAround(remove)
})

test('a code that ends before the order is placed is among what its refusal asks to check', async () => {
  const { manager, code } = await offerCode('BREF')
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-01', 1)
  const body = { client_id: registered.client.id, promotion_code: code }
  await shop.call('POST', '/api/client/cart/code', body, registered.token)
  const { user } = await renderShop({ path: '/panier', signedInAs: registered })
  const pay = await readyToPay(user)
  expect(screen.getByText(words.codeOf(code), { selector: 'dt' })).toBeInTheDocument()
  const { body: codes } = await manager.send<Codes>('GET', '/api/admin/promotions')
  const { id } = codes.promotions.find((one) => one.code === code)!
  await manager.send('POST', `/api/admin/promotions/${id}/end`)
  await user.click(pay)
  expect(await screen.findByRole('alert')).toHaveTextContent(/vérifiez .*le code promo.* total/)
})
