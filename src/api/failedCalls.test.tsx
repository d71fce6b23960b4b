import { screen, waitFor } from '@testing-library/react'
import { clientEndpoints } from '../../testing/clientEndpoints'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { renderShop } from '../../testing/renderShop'
import { createShopStore } from '../app/store'
import { commonWords } from '../../wording/common'
import { callApi } from './baseQuery'
import { shownProblem } from './Problem'
import { catalogueApi } from '../features/catalogue/catalogueApi'

const logged = () => jest.mocked(console.error).mock.calls.map((parts) => parts.map(String).join())

// spec: 8.9
test.each([
  ['listOrders', '/profil', 'POST /api/client/commands'],
  ['getCart', '/panier', 'POST /api/client/cart'],
  ['getOrder', '/command/12345678', 'GET /api/client/command/:id'],
  ['getProduct', '/product/CAF-01', 'GET /api/product/:id'],
  ['listProducts', '/products', 'GET /api/products'],
])(
  'a failed %s is logged with its status and without the client’s data',
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

test('the shop says that it cannot be reached when any call finds no network', async () => {
  const store = createShopStore(pageSettingsOfTests, localStorage)
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  const base = {
    signal: new AbortController().signal,
    dispatch: store.dispatch,
    getState: () => store.getState(),
    endpoint: '',
    abort: () => undefined,
    type: 'mutation' as const,
    extra: store.dispatch((_: unknown, __: unknown, extra: unknown) => extra),
  }
  for (const endpoint of Object.values(clientEndpoints)) {
    const { error } = await callApi({ endpoint, params: { id: '1', categoryId: '2' } }, base, {})
    expect([endpoint.name, shownProblem(error, 'Erreur').message]).toEqual([
      endpoint.name,
      commonWords.specified.networkFailed,
    ])
  }
})

test.each([
  ['listOrders', '/profil'],
  ['getCart', '/panier'],
  ['getProduct', '/product/CAF-01'],
])('%s without network says so on %s', async (call, path) => {
  shop.failNext(call, 'network', 3)
  await renderShop({ path, signedInAs: await shop.registerClient() })
  expect(await screen.findByText(commonWords.specified.networkFailed)).toBeInTheDocument()
})

test.each([
  ['listOrders', '/profil'],
  ['getProduct', '/product/CAF-01'],
])('%s is read again once the connection is back on %s', async (call, path) => {
  shop.failNext(call, 'network', 3)
  await renderShop({ path, signedInAs: await shop.registerClient() })
  await screen.findByText(commonWords.specified.networkFailed)
  window.dispatchEvent(new Event('online'))
  await waitFor(() =>
    expect(screen.queryByText(commonWords.specified.networkFailed)).not.toBeInTheDocument(),
  )
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
})

test('a form sent without network says so', async () => {
  const { user, words } = await renderShop({ path: '/login' })
  await user.type(await screen.findByLabelText(/E-mail/), 'zoe@example.fr')
  await user.type(screen.getByLabelText(/Mot de passe/), 'quelque chose')
  shop.failNext('signIn', 'network')
  await user.click(screen.getByRole('button', { name: words.session.signInButton }))
  expect(await screen.findByRole('alert')).toHaveTextContent(words.common.networkFailed)
})

// spec: 7.23
test('a call waits for its reply as long as the reply takes', async () => {
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
