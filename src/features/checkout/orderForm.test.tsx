import { act, screen, waitFor, within } from '@testing-library/react'
import {
  countInHeader,
  hold,
  readyToPay,
  rowOf,
  streetField,
  typeAddress,
  watchFor,
} from '../../../testing/cartOnScreen'
import { comeBack } from '../../../testing/comeBack'
import { holdTimers } from '../../../testing/holdTimers'
import { renderShop } from '../../../testing/renderShop'
import { addDays } from '../../../contract/parisianDays'
import { defaultHours } from '../../../server/shop/calendarSettings'
import { defaultDelivery } from '../../../server/shop/deliverySettings'
import { translatePage } from '../../../testing/translatePage'
import { watchCalls } from '../../../testing/watchCalls'
import { session } from '../../state/session'
import { stayedMs } from '../../ui/isPaymentPage'
import { formatAmount } from '../../ui/Price'
import { checkoutReplies } from '../../../wording/replies/checkout'
import { orderPaymentWords } from '../../../wording/orderPayment'
import { specified as words } from '../../../wording/specified'

const { cart, checkout, orders } = words
const papegaults = { street: '3 rue des Papegaults', postcode: '41000', town: 'Blois' }

async function openCart(serial: string, fields: { address?: string } = {}) {
  const registered = await shop.registerClient(fields)
  await hold(registered, serial, 2)
  const view = await renderShop({ path: '/panier', signedInAs: registered })
  await screen.findByRole('checkbox')
  return { ...view, registered }
}
const payButton = () => screen.getByRole('button', { name: cart.pay })
const radio = (name: string) => screen.getByRole('radio', { name })
const paid = () => shop.calls().filter((call) => call.endsWith('/cart/paid'))

// law: conditions-accepted
test('the conditions are not accepted beforehand, and without them nothing is sent', async () => {
  const { user } = await openCart('CAF-01')
  const box = screen.getByRole('checkbox')
  expect(box).not.toBeChecked()
  await waitFor(() => expect(payButton()).toBeEnabled())
  await user.click(payButton())
  expect(box).toBeInvalid()
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription(checkout.acceptMissing)
  expect(paid()).toEqual([])
  const link = screen.getByRole('link', { name: new RegExp(checkout.conditions) })
  expect(link).toHaveAttribute('href', '/Conditions-generales-de-vente')
  // A page of the server, because the open one may have older conditions.
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName(/nouvel onglet/)
})

test('a promotion code that was refused does not take the focus of what the order lacks', async () => {
  const { user } = await openCart('CAF-01')
  await user.click(screen.getByText(checkout.addCode, { normalizer: String }))
  await user.type(screen.getByLabelText(new RegExp(`^${checkout.code}`)), 'RIEN')
  await user.click(screen.getByRole('button', { name: checkout.setCode }))
  const code = screen.getByLabelText(new RegExp(`^${checkout.code}`))
  await waitFor(() => expect(code).toBeInvalid())
  await waitFor(() => expect(payButton()).toBeEnabled())
  await user.click(payButton())
  expect(screen.getByRole('checkbox')).toHaveFocus()
})

// law: guarantee-notice
test('the official notice on the guarantee is linked above the acceptance of the conditions', async () => {
  const notice = { text: 'L’avis officiel', url: 'http://localhost:3000/garantie-legale.pdf' }
  watchCalls('quoteCart', (reply) => ({ ...reply, guarantee_notice: notice }))
  await openCart('CAF-01')
  const link = screen.getByRole('link', { name: new RegExp(`^${notice.text}`) })
  expect(link).toHaveAttribute('href', notice.url)
  // What is typed for the order stays while the notice is read.
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName(/nouvel onglet/)
  const following = link.compareDocumentPosition(screen.getByRole('checkbox'))
  expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('conditions that changed meanwhile are accepted anew before anything is ordered', async () => {
  let isOld = true
  watchCalls('quoteCart', (reply) => ({ ...reply, ...(isOld && { conditions_version: 99 }) }))
  const { user } = await openCart('CAF-15')
  const pay = await readyToPay(user)
  isOld = false
  await user.click(pay)
  const refusal = checkoutReplies.conditionsChanged
  expect(await screen.findByText(refusal, { normalizer: String })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked())
  await user.click(await readyToPay(user))
  expect(await screen.findByText('Panier payé !')).toBeInTheDocument()
})

// law: before-the-order
test('the payment carries what was shown and chosen', async () => {
  const { user } = await openCart('CAF-02')
  const sent = watchCalls('payCart')
  await user.click(radio(cart.toHome))
  await user.click(radio(checkout.otherAddress))
  await typeAddress(user, { ...papegaults, phone: '06 12 34 56 78' })
  await user.click(await readyToPay(user))
  await screen.findByText('Panier payé !')
  expect(sent).toMatchObject([
    {
      adress: '3 rue des Papegaults, 41000 Blois',
      command_address: { ...papegaults, complement: '', phone: '06 12 34 56 78' },
      command_delivery: 'domicile',
      expected_total: 14.5,
      expected_dates: { from: expect.any(String) as string, to: expect.any(String) as string },
      payment_means: 'demonstration',
    },
  ])
})

test('an order that is paid later leads to its page at once, and is not said to be paid', async () => {
  const { user } = await openCart('CAF-03')
  const seen = watchFor(cart.empty)
  const saidPaid = watchFor(cart.paid)
  expect(radio(checkout.meansName.demonstration)).toBeChecked()
  await user.click(radio(checkout.meansName.counter))
  await user.click(await readyToPay(user))
  expect(await screen.findByRole('heading', { level: 1, name: orders.title })).toHaveFocus()
  expect(location.pathname).toMatch(/^\/command\/\d{8}$/)
  expect(seen()).toBe(false)
  expect(saidPaid()).toBe(false)
})

test('the hours of the pickup are in the cart and on the order’s page', async () => {
  const saturday = [{ from: '09:30', to: '18:00' }]
  await shop.setShopSetting('hours', { ...defaultHours, saturday })
  await shop.setShopSetting('closedWeeks', [{ from: dayAhead(30), to: dayAhead(37) }])
  const { user } = await openCart('CAF-12')
  const hours = /^samedi\s: de 9\sh\s30 à 18\sh$/
  expect(await screen.findByText(hours)).toBeInTheDocument()
  expect(screen.getByText(/^fermé du/)).toBeInTheDocument()
  await user.click(radio(cart.toHome))
  await waitFor(() => expect(screen.queryByText(hours)).not.toBeInTheDocument())
  await user.click(radio(cart.toShop))
  await user.click(await readyToPay(user))
  await screen.findByRole('heading', { level: 1, name: orders.title })
  expect(await screen.findByText(hours)).toBeInTheDocument()
})
const dayAhead = (days: number) => addDays(new Date().toISOString().slice(0, 10), days)

test('at home an order cannot be paid at the counter', async () => {
  const { user } = await openCart('CAF-04')
  await user.click(radio(checkout.meansName.counter))
  await user.click(radio(cart.toHome))
  await waitFor(() =>
    expect(
      screen.queryByRole('radio', { name: checkout.meansName.counter }),
    ).not.toBeInTheDocument(),
  )
  expect(radio(checkout.meansName.demonstration)).toBeChecked()
})

test('the browser goes on to the provider’s page, and the cart never shows as emptied', async () => {
  const { user, close, registered } = await openCart('CAF-05')
  const seen = watchFor(cart.empty)
  watchCalls('payCart', (reply) => ({
    ...reply,
    order: { ...(reply as { order: object }).order, command_state: 'en attente de paiement' },
    payment_url: `${location.href}#paiement`,
  }))
  await user.click(radio(checkout.meansName.counter))
  await user.click(await readyToPay(user))
  const leaving = await screen.findByRole('button', { name: cart.leaving })
  await waitFor(() => expect(location.hash).toBe('#paiement'))
  expect(leaving).toHaveAttribute('aria-busy', 'true')
  expect((await rowOf('Café 05')).field).toHaveValue(2)
  expect(seen()).toBe(false)
  // Back from there the page is opened again.
  close()
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve))
  history.back()
  await isBack
  const checking = watchFor(cart.checking)
  await renderShop({ isReload: true, signedInAs: registered })
  expect(await screen.findByRole('heading', { level: 1, name: orders.title })).toHaveFocus()
  expect(checking()).toBe(true)
})

test('back from the provider’s page, a cart that the browser shows as it was left goes to the order', async () => {
  const { user } = await openCart('CAF-05')
  watchCalls('payCart', (reply) => ({ ...reply, payment_url: `${location.href}#paiement` }))
  await user.click(radio(checkout.meansName.counter))
  await user.click(await readyToPay(user))
  await backFromPayment()
  comeBack()
  expect(await screen.findByRole('heading', { level: 1, name: orders.title })).toHaveFocus()
})

async function backFromPayment() {
  await waitFor(() => expect(location.hash).toBe('#paiement'))
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve))
  history.back()
  await act(() => isBack)
}

test('who stops the way to the provider’s page goes on at the order', async () => {
  const { user } = await openCart('CAF-16')
  watchCalls('payCart', (reply) => ({ ...reply, payment_url: `${location.href}#paiement` }))
  const passTime = holdTimers(stayedMs)
  await user.click(radio(checkout.meansName.counter))
  await user.click(await readyToPay(user))
  await screen.findByRole('button', { name: cart.leaving })
  await backFromPayment()
  const way = /^Voir la commande/
  expect(screen.queryByRole('button', { name: way })).not.toBeInTheDocument()
  act(passTime)
  await user.click(screen.getByRole('button', { name: way }))
  expect(await screen.findByRole('heading', { level: 1, name: orders.title })).toHaveFocus()
  expect(await countInHeader(0)).toBeInTheDocument()
})

/** Orders, and goes to the products before the reply arrives that leads to the payment's page. */
async function leaveWhilePaying(serial: string) {
  const view = await openCart(serial)
  const { user } = view
  let arrive: () => void = () => undefined
  const isElsewhere = new Promise<void>((resolve) => (arrive = resolve))
  watchCalls('payCart', async (reply) => {
    await isElsewhere
    return { ...reply, payment_url: `${location.href}#paiement` }
  })
  await user.click(radio(checkout.meansName.counter))
  await user.click(await readyToPay(user))
  await user.click(screen.getByRole('link', { name: words.layout.shop }))
  await screen.findByRole('heading', { level: 1, name: words.catalogue.title })
  return { ...view, arrive }
}

test('a client who leaves the cart while the payment starts is not sent away, but told what is due', async () => {
  const { user, arrive } = await leaveWhilePaying('CAF-13')
  arrive()
  expect(await screen.findByText(cart.awaitsPayment, { normalizer: String })).toBeInTheDocument()
  expect(location.hash).toBe('')
  await user.click(await countInHeader(0))
  expect(await screen.findByText(cart.empty)).toBeInTheDocument()
})

test('after a client has signed out, nothing is said of that client’s order', async () => {
  const { store, arrive } = await leaveWhilePaying('CAF-13')
  const seen = watchFor(cart.awaitsPayment)
  act(() => void store.dispatch(session.actions.signedOut()))
  await act(async () => {
    arrive()
    await shop.settle()
  })
  expect(seen()).toBe(false)
})

test.each(['javascript:alert(1)', 'http://provider.example/pay', 'pas une adresse'])(
  'the browser is not sent to %s, but to the order',
  async (url) => {
    const { user } = await openCart('CAF-06')
    watchCalls('payCart', (reply) => ({ ...reply, payment_url: url }))
    await user.click(await readyToPay(user))
    expect(await screen.findByRole('heading', { level: 1, name: orders.title })).toBeInTheDocument()
  },
)

test('a payment that its provider did not begin is said, and no payment is checked', async () => {
  const { user } = await openCart('CAF-10')
  const byCard = (order: object) => ({ ...order, command_means: 'card' })
  watchCalls('payCart', (reply) => ({
    ...reply,
    message: checkoutReplies.unstarted,
    payment_unstarted: true,
  }))
  watchCalls('getOrder', (lines) => (lines as object[]).map(byCard))
  const checking = watchFor(orderPaymentWords.specified.checking)
  await user.click(radio(checkout.meansName.counter))
  await user.click(await readyToPay(user))
  const { awaited } = orderPaymentWords.specified
  expect(await screen.findByRole('heading', { name: awaited })).toBeInTheDocument()
  expect(screen.getByText(checkoutReplies.unstarted, { normalizer: String })).toBeInTheDocument()
  expect(checking()).toBe(false)
})

test('a reply that asks for a payment and calls it made is not believed', async () => {
  const { user } = await openCart('CAF-10')
  const seen = watchFor(cart.paid)
  watchCalls('payCart', (reply) => ({
    ...reply,
    order: { ...(reply as { order: object }).order, command_state: 'payée' },
    payment_url: 'javascript:alert(1)',
  }))
  await user.click(radio(checkout.meansName.transfer))
  await user.click(await readyToPay(user))
  await screen.findByRole('heading', { level: 1, name: orders.title })
  expect(seen()).toBe(false)
})

// law: delivery-time
test('the days of a transfer are those of one that arrives today, and count from its arrival', async () => {
  const { user } = await openCart('CAF-10')
  const promise = screen.getByText(/sera prête à partir/).textContent
  await user.click(radio(checkout.meansName.transfer))
  const later = checkout.datesAfterTransfer(promise)
  expect(await screen.findByText(later, { normalizer: String })).toBeInTheDocument()
  expect(later).toMatch(/prête .* un virement qui arrive aujourd’hui/)
})

test('what is picked up has no line of a delivery', async () => {
  const { user } = await openCart('CAF-10')
  const fee = () => screen.queryByText(checkout.fee, { selector: 'dt' })
  await screen.findByText(checkout.subtotal)
  expect(fee()).not.toBeInTheDocument()
  await user.click(radio(cart.toHome))
  await waitFor(() => expect(fee()).toBeInTheDocument())
})

test('the line of a delivery says how much is missing for a free one', async () => {
  const brackets = [{ upToGrams: null, cents: 590 }]
  const zone = { name: 'France', prefixes: ['4'], brackets, freeFromCents: 90_000 }
  await shop.setShopSetting('delivery', { enabled: true, zones: [zone] })
  const { user } = await openCart('CAF-02')
  await user.click(radio(cart.toHome))
  const missing = checkout.missingForFree(formatAmount(90_000 - 1_450))
  expect(await screen.findByText(missing, { normalizer: String })).toBeInTheDocument()
  await shop.setShopSetting('delivery', defaultDelivery)
})

test('another address can be typed though the profile has one', async () => {
  const { user } = await openCart('CAF-07')
  await user.click(radio(cart.toHome))
  const own = '2 place du Château, 41000 Blois'
  expect(radio(own)).toBeChecked()
  expect(streetField()).not.toBeInTheDocument()
  await user.click(radio(checkout.otherAddress))
  await typeAddress(user, papegaults)
  const region = within(screen.getByRole('region', { name: cart.summary }))
  expect(region.getByText('3 rue des Papegaults, 41000 Blois')).toBeInTheDocument()
  await user.click(radio(own))
  expect(region.getByText(own, { selector: 'dd' })).toBeInTheDocument()
})

test('a profile’s address that is too long is not offered, but to be shortened', async () => {
  const complement = 'Bâtiment B, '.repeat(12).trim()
  const { user } = await openCart('CAF-07', { address: `3 rue X, ${complement} 41000 Blois` })
  await user.click(radio(cart.toHome))
  expect(streetField()).toHaveValue('3 rue X')
  await user.click(await readyToPay(user))
  const field = screen.getByLabelText(/^Complément/)
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(new RegExp(checkout.partTooLong(120)))
  expect(paid()).toEqual([])
  await typeAddress(user, { complement: 'Bâtiment B' })
  await user.click(payButton())
  expect(await screen.findByText(cart.paid)).toBeInTheDocument()
})

test('an address that was chosen in place of a typed one stays chosen on return to the cart', async () => {
  const { user } = await openCart('CAF-12')
  const own = '2 place du Château, 41000 Blois'
  await user.click(radio(cart.toHome))
  await user.click(radio(checkout.otherAddress))
  await typeAddress(user, papegaults)
  await user.click(radio(own))
  await user.click(screen.getByRole('link', { name: words.layout.shop }))
  await screen.findByRole('heading', { level: 1, name: words.catalogue.title })
  await user.click(await countInHeader(2))
  await screen.findByRole('checkbox')
  expect(radio(own)).toBeChecked()
  expect(screen.getByText(own, { selector: 'dd' })).toBeInTheDocument()
  await user.click(radio(checkout.otherAddress))
  expect(streetField()).toHaveValue(papegaults.street)
})

test('a postcode may be typed with a space, and is ordered without', async () => {
  const { user } = await openCart('CAF-08', { address: '' })
  const sent = watchCalls('payCart')
  await user.click(radio(cart.toHome))
  await typeAddress(user, { ...papegaults, postcode: '41 000' })
  await user.click(await readyToPay(user))
  await screen.findByText(cart.paid)
  expect(sent).toMatchObject([
    { adress: '3 rue des Papegaults, 41000 Blois', command_address: papegaults },
  ])
})

test('an address that was stored with a space in its postcode can be ordered to', async () => {
  const stored = { ...papegaults, complement: '', postcode: '41 000', phone: '' }
  watchCalls('quoteCart', (reply) => ({ ...reply, addresses: [stored] }))
  const { user } = await openCart('CAF-08', { address: '' })
  await user.click(radio(cart.toHome))
  expect(radio('3 rue des Papegaults, 41 000 Blois')).toBeChecked()
  await user.click(await readyToPay(user))
  expect(await screen.findByText(cart.paid)).toBeInTheDocument()
})

test('the fields say what they are to the browser that fills them in', async () => {
  const { user } = await openCart('CAF-08', { address: '' })
  await user.click(radio(cart.toHome))
  const tokens = screen
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('autocomplete')?.replace('shipping ', ''))
  expect(tokens).toEqual([
    'address-line1',
    'address-line2',
    'postal-code',
    'address-level2',
    'tel',
    'off',
  ])
})

test('the form says which country it delivers to, first and at a postcode of another one', async () => {
  const { user } = await openCart('CAF-08', { address: '' })
  await user.click(radio(cart.toHome))
  expect(streetField()).toHaveAccessibleDescription(/en France/)
  await typeAddress(user, { street: 'Rue de Namur 3', postcode: '1000', town: 'Bruxelles' })
  await user.click(await readyToPay(user))
  expect(screen.getByLabelText(/^Code postal/)).toHaveAccessibleDescription(/français/)
  expect(paid()).toEqual([])
})

test('a typed address outlives a session that ends, and nothing of it is stored', async () => {
  const { user, store, registered } = await openCart('CAF-09', { address: '' })
  await user.click(radio(cart.toHome))
  await typeAddress(user, papegaults)
  store.dispatch({ type: 'session/ended', payload: '/panier' })
  expect(await screen.findByText(words.common.notConnected)).toBeInTheDocument()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Papegaults')
  const { client, token } = registered
  store.dispatch({ type: 'session/signedIn', payload: { token, client } })
  await waitFor(() => expect(streetField()).toHaveValue(papegaults.street))
})

test('a postcode that is not served is refused by a sentence at its field', async () => {
  const { user } = await openCart('CAF-10', { address: '' })
  await user.click(radio(cart.toHome))
  await typeAddress(user, { ...papegaults, postcode: '98800' })
  const postcode = screen.getByLabelText(/^Code postal/)
  await waitFor(() => expect(postcode).toBeInvalid())
  expect(postcode).toHaveAccessibleDescription(/retrait en boutique/)
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said).toContainEqual(expect.stringMatching(/retrait en boutique/))
  expect(payButton()).toBeDisabled()
  await typeAddress(user, { postcode: '41000' })
  await waitFor(() => expect(postcode).toBeValid())
  await waitFor(() => expect(payButton()).toBeEnabled())
})

test('what a translated page says of the days, of the fee and of the payment still changes', async () => {
  const { user } = await openCart('CAF-14', { address: '' })
  await screen.findByText(/sera prête à partir/)
  translatePage()
  await user.click(radio(cart.toHome))
  await typeAddress(user, { ...papegaults, postcode: '98800' })
  await screen.findByText('–')
  translatePage()
  await typeAddress(user, { postcode: '41000' })
  await waitFor(() => expect(screen.queryByText('–')).not.toBeInTheDocument())
  expect(await screen.findByText(/^Livraison prévue/)).toBeInTheDocument()
  translatePage()
  await user.click(radio(cart.toShop))
  expect(await screen.findByText(/sera prête à partir/)).toBeInTheDocument()
  expect(screen.queryByText(/^Livraison prévue/)).not.toBeInTheDocument()
  await user.click(await readyToPay(user))
  expect(await screen.findByText(cart.paid)).toBeInTheDocument()
})

test('a refusal of the cart is not one of its postcode, and promises nothing', async () => {
  const news = { refusal: 'Ce panier est trop lourd.', postcode_refused: false, dates: null }
  watchCalls('quoteCart', (reply) => ({ ...reply, ...news }))
  const { user } = await openCart('CAF-11', { address: '' })
  await user.click(radio(cart.toHome))
  await typeAddress(user, papegaults)
  expect(await screen.findByRole('alert')).toHaveTextContent(news.refusal)
  expect(screen.getByLabelText(/^Code postal/)).toBeValid()
  expect(screen.queryByText(checkout.free)).not.toBeInTheDocument()
  expect(payButton()).toBeDisabled()
})

test('a quote that does not load says so, and can be asked again', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-11', 1)
  shop.failNext('quoteCart', 503, 3)
  const { user } = await renderShop({ path: '/panier', signedInAs: registered })
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 10_000 })
  expect(payButton()).toBeDisabled()
  await user.click(retry)
  await readyToPay(user)
}, 15_000)

test.each(['missing', 'unreadable'])(
  'a quote of the shop’s own server that is %s makes no demonstration of the order',
  async (fault) => {
    const registered = await shop.registerClient()
    await hold(registered, 'CAF-11', 1)
    let isUnreadable = fault === 'unreadable'
    watchCalls('quoteCart', ({ ...reply }) => {
      if (isUnreadable && 'means' in reply) delete reply.means
      return reply
    })
    if (!isUnreadable) shop.failNext('quoteCart', 404)
    const { user } = await renderShop({ path: '/panier', signedInAs: registered })
    const seen = watchFor(cart.demonstration)
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(payButton()).toBeDisabled()
    isUnreadable = false
    await user.click(retry)
    await readyToPay(user)
    expect(seen()).toBe(false)
  },
)
