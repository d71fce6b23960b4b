import { act, screen, waitFor } from '@testing-library/react'
import { hold, payHeld, rowOf, streetField, toPickUp } from '../../../testing/cartOnScreen'
import { comeBack } from '../../../testing/comeBack'
import { holdTimers } from '../../../testing/holdTimers'
import { renderShop } from '../../../testing/renderShop'
import type { RegisteredClient } from '../../../testing/startShopForScreens'
import { watchCalls } from '../../../testing/watchCalls'
import type { PaymentMeans } from '../../../contract/paymentMeans'
import { commonWords } from '../../../wording/common'
import { orderDocumentWords } from '../../../wording/orderDocuments'
import { orderPaymentWords } from '../../../wording/orderPayment'
import { specified } from '../../../wording/specified'
import { stayedMs } from '../../ui/isPaymentPage'

const words = orderPaymentWords.specified

/** Two of a product, ordered by this client from another device. */
async function place(registered: RegisteredClient, serial: string, means: PaymentMeans) {
  await hold(registered, serial, 2)
  return payHeld(registered, { ...toPickUp, payment_means: means })
}

async function openOrder(serial: string, means: PaymentMeans) {
  const registered = await shop.registerClient()
  const id = await place(registered, serial, means)
  const view = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  await screen.findByText(id)
  return { ...view, id, registered }
}
const button = (name: string) => screen.getByRole('button', { name })
const phoneField = () => screen.getByLabelText(new RegExp(`^${specified.checkout.phone}`))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('a transfer shows where it goes, its reference and its amount', async () => {
  const { registered, id } = await openOrder('CAF-01', 'transfer')
  await heading(words.transfer)
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(shown).toEqual(
    expect.arrayContaining(['FR76 3000 6000 0112 3456 7890 189', expect.stringContaining(id)]),
  )
  const firstName = registered.client.prenom
  expect(screen.getByText(words.thanks(firstName), { normalizer: String })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: words.pay })).not.toBeInTheDocument()
})

test('an order paid at the counter is given up, and nothing is due', async () => {
  const { user } = await openOrder('CAF-02', 'counter')
  await heading(words.counter)
  await user.click(button(words.giveUp))
  await heading(words.cancelled)
  expect(screen.getByText(words.nothingDue)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: words.giveUp })).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  await act(() => shop.settle())
  expect(screen.queryByText(orderDocumentWords.specified.none)).not.toBeInTheDocument()
})

test('an order goes back into the cart, beside what was added meanwhile', async () => {
  const { user, registered } = await openOrder('CAF-03', 'counter')
  await heading(words.counter)
  await hold(registered, 'CAF-04', 1)
  await user.click(button(words.changeCart))
  expect((await rowOf('Café 03')).field).toHaveValue(2)
  expect((await rowOf('Café 04')).field).toHaveValue(1)
  expect(location.pathname).toBe('/panier')
})

/** Gives an order up that went to this address, and opens the cart to have it delivered. */
async function changeOrderTo(payment: object) {
  const registered = await shop.registerClient({ address: '2 rue Haute, 41000 Blois' })
  await hold(registered, 'CAF-07', 1)
  const delivered = { command_delivery: 'domicile', payment_means: 'transfer' }
  const id = await payHeld(registered, { ...delivered, ...payment })
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  await heading(words.transfer)
  await user.click(button(words.changeCart))
  expect(screen.getByRole('group', { name: words.giveUpAsk })).toHaveFocus()
  await user.click(button(words.changeCart))
  await user.click(await screen.findByRole('radio', { name: specified.cart.toHome }))
  await waitFor(() => expect(streetField()).toBeInTheDocument())
}
const blois = { complement: '', postcode: '41000', town: 'Blois', phone: '06 12 34 56 78' }

test('the address of a gift comes back into the cart with the articles, not the client’s own', async () => {
  await changeOrderTo({
    adress: '5 quai des Imberts, 41000 Blois',
    command_address: { ...blois, street: '5 quai des Imberts' },
  })
  expect(streetField()).toHaveValue('5 quai des Imberts')
  expect(phoneField()).toHaveValue(blois.phone)
})

test('so does one that was given as one text', async () => {
  await changeOrderTo({ adress: '5 quai des Imberts, 41000 Blois' })
  expect(streetField()).toHaveValue('5 quai des Imberts')
  expect(phoneField()).toHaveValue('')
})

test('the telephone comes back into the cart with the client’s own address', async () => {
  await changeOrderTo({
    adress: '2 rue Haute, 41000 Blois',
    command_address: { ...blois, street: '2 rue Haute' },
  })
  expect(phoneField()).toHaveValue(blois.phone)
})

test('a transfer that may be on its way is given up after a second press alone', async () => {
  const { user } = await openOrder('CAF-08', 'transfer')
  await heading(words.transfer)
  const cancelled = () => shop.calls().filter((call) => call.endsWith('/command/cancel'))
  await user.click(button(words.giveUp))
  await user.click(button(words.keepOrder))
  expect(button(words.giveUp)).toHaveFocus()
  expect(cancelled()).toHaveLength(0)
  await user.click(button(words.giveUp))
  await user.click(button(words.giveUp))
  await heading(words.cancelled)
})

test('two impatient presses give an order up once', async () => {
  const { user } = await openOrder('CAF-05', 'counter')
  await heading(words.counter)
  const cancelled = () => shop.calls().filter((call) => call.endsWith('/command/cancel'))
  await user.dblClick(button(words.giveUp))
  await heading(words.cancelled)
  expect(cancelled()).toHaveLength(1)
})

test('a press that did not arrive says so, and the second one gives the order up', async () => {
  const { user } = await openOrder('CAF-06', 'counter')
  await heading(words.counter)
  shop.failNext('cancelOrder', 'network')
  await user.click(button(words.giveUp))
  expect(await screen.findByRole('alert')).toHaveTextContent(commonWords.specified.networkFailed)
  await user.click(button(words.giveUp))
  await heading(words.cancelled)
})

test('a press of which nothing is known shows no error of the shop', async () => {
  const { user } = await openOrder('CAF-12', 'counter')
  await heading(words.counter)
  shop.failNext('cancelOrder', 502)
  await user.click(button(words.giveUp))
  expect(await screen.findByRole('alert')).toHaveTextContent(commonWords.specified.networkFailed)
})

test.each(['lost', 'badGateway'] as const)(
  'an order whose end is told by a reply that is %s goes back into the cart all the same',
  async (fault) => {
    const { user } = await openOrder('CAF-12', 'counter')
    await heading(words.counter)
    shop.failNext('cancelOrder', fault)
    await user.click(button(words.changeCart))
    expect((await rowOf('Café 12')).field).toHaveValue(2)
    expect(location.pathname).toBe('/panier')
    expect(screen.getByText(words.cancelled)).toBeInTheDocument()
  },
)

test('an order of which a lost reply would have told that it is paid leaves the focus on its page', async () => {
  const { user, id } = await openOrder('CAF-10', 'counter')
  await heading(words.counter)
  await shop.receiveMoney(id)
  shop.failNext('cancelOrder', 'lost')
  await user.click(button(words.giveUp))
  expect(await screen.findByText(words.paid(id), { normalizer: String })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('an order whose end is told by a lost reply is said to be cancelled', async () => {
  const { user } = await openOrder('CAF-06', 'counter')
  await heading(words.counter)
  shop.failNext('cancelOrder', 'lost')
  await user.click(button(words.giveUp))
  await heading(words.cancelled)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('an order that was paid meanwhile is not given up, and the page says so', async () => {
  const { user, id } = await openOrder('CAF-10', 'counter')
  await heading(words.counter)
  await shop.receiveMoney(id)
  await user.click(button(words.giveUp))
  expect(await screen.findByText(words.paid(id), { normalizer: String })).toBeInTheDocument()
})

/** An order whose payment a provider's page asks for. */
const awaitsProvider = (reply: object) => {
  const told = { command_means: 'demonstration', command_state: 'en attente de paiement' }
  return (reply as object[]).map((line) => ({ ...line, ...told }))
}

test('the payment goes on at the provider’s page', async () => {
  watchCalls('getOrder', awaitsProvider)
  const { user, id } = await openOrder('CAF-07', 'counter')
  await heading(words.checking)
  const target = `${location.href}#paiement`
  const sent = watchCalls('resumePayment', (reply) => ({ ...reply, payment_url: target }))
  await user.click(button(words.pay))
  await waitFor(() => expect(location.hash).toBe('#paiement'))
  expect(button(words.leaving)).toHaveAttribute('aria-busy', 'true')
  expect(sent).toHaveLength(1)
  // Back from there, the browser shows this page as it was.
  const read = () => shop.calls().filter((call) => call === `GET /api/client/command/${id}`)
  const before = read().length
  comeBack()
  await waitFor(() => expect(read()).toHaveLength(before + 1))
  await user.click(button(words.pay))
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('who stops the way to the provider’s page can pay or give up', async () => {
  watchCalls('getOrder', awaitsProvider)
  const { user } = await openOrder('CAF-07', 'counter')
  await heading(words.checking)
  const target = `${location.href}#paiement`
  watchCalls('resumePayment', (reply) => ({ ...reply, payment_url: target }))
  const passTime = holdTimers(stayedMs)
  await user.click(button(words.pay))
  await screen.findByRole('button', { name: words.leaving })
  act(passTime)
  for (const name of [words.pay, words.giveUp])
    expect(button(name)).not.toHaveAttribute('aria-busy')
})

test('a payment whose lost reply would have told that it is made shows no failure', async () => {
  let isAwaited = true
  watchCalls('getOrder', (reply) => (isAwaited ? awaitsProvider(reply) : reply))
  const registered = await shop.registerClient()
  const id = await place(registered, 'CAF-06', 'demonstration')
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  await heading(words.checking)
  const alerts: string[] = []
  const watch = new MutationObserver(() =>
    alerts.push(...screen.queryAllByRole('alert').map(({ textContent }) => textContent)),
  )
  watch.observe(document.body, { childList: true, subtree: true })
  shop.failNext('resumePayment', 'badGateway')
  isAwaited = false
  await user.click(button(words.pay))
  expect(await screen.findByText(words.paid(id), { normalizer: String })).toBeInTheDocument()
  watch.disconnect()
  expect(alerts).toEqual([])
})

test('who goes elsewhere before the payment begins is left there, and can pay later', async () => {
  watchCalls('getOrder', awaitsProvider)
  const { user } = await openOrder('TIS-01', 'counter')
  await heading(words.checking)
  const target = new URL('/politique-de-confidentialite#paiement', location.href).href
  const sent = watchCalls('resumePayment', (reply) => ({ ...reply, payment_url: target }))
  shop.slow(500)
  await user.click(button(words.pay))
  shop.slow(0)
  await user.click(screen.getByRole('link', { name: specified.layout.privacy }))
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 3_000 })
  await act(() => shop.settle())
  expect(location.pathname).toBe('/politique-de-confidentialite')
  expect(location.hash).toBe('')
})

test('an order that turns out to be paid is paid in the list as well', async () => {
  let isAwaited = true
  watchCalls('getOrder', (reply) => (isAwaited ? awaitsProvider(reply) : reply))
  const registered = await shop.registerClient()
  const id = await place(registered, 'CAF-09', 'demonstration')
  const { user } = await renderShop({ path: '/profil', signedInAs: registered })
  await user.click(await screen.findByRole('link', { name: specified.orders.open(id) }))
  await heading(words.checking)
  const lists = () => shop.calls().filter((call) => call === 'POST /api/client/commands').length
  const before = lists()
  isAwaited = false
  await waitFor(() => expect(screen.queryByText(words.checking)).not.toBeInTheDocument(), {
    timeout: 5000,
  })
  act(() => history.back())
  await screen.findByRole('link', { name: specified.orders.open(id) })
  await waitFor(() => expect(lists()).toBe(before + 1))
})

type Money = { refunded?: number; pending?: number; means?: PaymentMeans }
type Ended = [state: string, payment: string, money: Money]
const ended: [...Ended, seen: string[]][] = [
  ['expirée', 'sans objet', {}, [words.expired, words.expiredHint]],
  ['annulée', 'sans objet', {}, [words.cancelled, words.nothingDue]],
  ['expirée', 'sans objet', { means: 'transfer' }, [words.expired, words.transferExpiredHint]],
  ['annulée', 'sans objet', { means: 'transfer' }, [words.cancelled, words.noTransfer]],
  [
    'expirée',
    'sans objet',
    { pending: 14.5, means: 'transfer' },
    [words.transferExpiredHint, words.refundPending('14,50', 1450)],
  ],
  ['annulée', 'payée', {}, [words.cancelled]],
  ['annulée', 'payée', { pending: 14.5 }, [words.cancelled, words.refundPending('14,50', 1450)]],
  [
    'annulée',
    'remboursée en partie',
    { refunded: 3, pending: 11.5 },
    [words.cancelled, words.refunded('3,00', 300), words.refundPending('11,50', 1150)],
  ],
  ['annulée', 'remboursée', { refunded: 14.5 }, [words.cancelled, words.refunded('14,50', 1450)]],
  ['expédiée', 'remboursée en partie', { refunded: 3 }, [words.refunded('3,00', 300)]],
  [
    'annulée',
    'remboursée en partie',
    { refunded: 3, pending: 11.5, means: 'demonstration' },
    [words.cancelled],
  ],
  ['expédiée', 'contestée', {}, [words.disputed, words.disputedHint]],
]
test.each(ended)('%s, %s, %j: it says so', async (state, payment, money, seen) => {
  const told = {
    command_state: state,
    command_payment: payment,
    command_means: money.means ?? 'counter',
    command_refunded: money.refunded ?? 0,
    command_refund_pending: money.pending ?? 0,
  }
  watchCalls('getOrder', (reply) => (reply as object[]).map((line) => ({ ...line, ...told })))
  const serial = money.pending ? 'CAF-09' : money.means ? 'CAF-07' : 'CAF-08'
  await openOrder(payment === 'contestée' ? 'CAF-11' : serial, 'counter')
  for (const text of seen)
    expect(await screen.findByText(text, { normalizer: String })).toBeInTheDocument()
  // A transfer may have left before another means was chosen; the mail says by which way money goes back.
  expect(screen.queryByText(/débité|par le moyen de paiement/)).not.toBeInTheDocument()
  if (!money.pending || money.means === 'demonstration')
    expect(screen.queryByText(/vous sont rendus/)).not.toBeInTheDocument()
  if (money.means === 'demonstration')
    expect(screen.queryByText(/ont été rendus/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: words.giveUp })).not.toBeInTheDocument()
})

test.each([
  ['2026-01-05', 0],
  ['2100-01-05', 1],
])(
  'a promise until %s is repeated beside the thanks only while it can be kept',
  async (to, said) => {
    const dates = { from: '2026-01-05', to }
    watchCalls('getOrder', (lines) =>
      (lines as object[]).map((line) => ({ ...line, command_dates: dates })),
    )
    const { registered } = await openOrder('CAF-05', 'counter')
    const thanks = words.thanks(registered.client.prenom)
    expect(await screen.findByText(thanks, { normalizer: String })).toBeInTheDocument()
    expect(screen.queryAllByText(/sera prête à partir/)).toHaveLength(said)
  },
)
