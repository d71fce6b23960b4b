import { screen } from '@testing-library/react'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { renderShop } from '../../testing/renderShop'
import { createShopStore } from '../app/store'
import { catalogueApi } from '../features/catalogue/catalogueApi'

const logged = () => jest.mocked(console.error).mock.calls.map((parts) => parts.map(String).join())

test.each([
  ['listOrders', '/profil', 'POST /api/client/commands'],
  ['getCart', '/panier', 'POST /api/client/cart'],
  ['getOrder', '/command/12345678', 'GET /api/client/command/:id'],
  ['getProduct', '/product/CAF-01', 'GET /api/product/:id'],
  ['listProducts', '/products', 'GET /api/products'],
])(
  '%s that fails is logged with its status, and nothing of the client',
  async (call, path, row) => {
    const registered = await shop.registerClient()
    shop.failNext(call, 503, 3)
    await renderShop({ path, signedInAs: registered })
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeInTheDocument()
    const lines = logged()
    expect(lines).toContain(`${row}: 503`)
    for (const secret of [registered.token, registered.email, String(registered.client.id)])
      expect(lines.join('\n')).not.toContain(secret)
  },
)

test('a call waits for its reply as long as it takes', async () => {
  const store = createShopStore(pageSettingsOfTests, localStorage)
  const signals: (AbortSignal | null | undefined)[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, options) => {
    signals.push(options?.signal)
    return new Promise(() => undefined)
  })
  jest.useFakeTimers()
  try {
    void store.dispatch(catalogueApi.endpoints.getProduct.initiate('CAF-01'))
    await jest.advanceTimersByTimeAsync(3_600_000)
  } finally {
    jest.useRealTimers()
  }
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
})
