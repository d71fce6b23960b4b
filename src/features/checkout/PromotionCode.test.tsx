import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expectFocusAround, hold } from '../../../testing/cartOnScreen'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { checkoutWords } from '../../../wording/checkout'
import { createShopStore } from '../../app/store'
import { session } from '../../state/session'
import { ShopProvider } from '../../ui/Shop'
import { PromotionCode } from './PromotionCode'
import type { Quote } from './Quote'

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
