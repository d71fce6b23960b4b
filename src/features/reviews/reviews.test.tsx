import { act, screen, waitFor, within } from '@testing-library/react'
import { hold, payHeld } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import type { RegisteredClient } from '../../../testing/startShopForScreens'
import { ownReviewWords } from '../../../wording/ownReviews'
import { reviewWords } from '../../../wording/reviews'
import { signOut } from '../../app/sessionCommands'

const words = reviewWords.specified
const own = ownReviewWords.specified
const hostile = '<img src=x onerror="alert(1)"> Une tasse\nronde et claire.'

/** An order of this product that its client has picked up. */
async function received(serial: string, client?: RegisteredClient) {
  const buyer = client ?? (await shop.registerClient())
  await hold(buyer, serial, 1)
  const id = await payHeld(buyer)
  await shop.moveOrder(id)
  return { buyer, id }
}
async function reviewed(serial: string, changes: object = {}) {
  const { buyer, id } = await received(serial)
  const written = { review_stars: 4, review_text: hostile, review_author: 'Camille M.' }
  const of = { client_id: buyer.id, command_id: id, product_serial_number: serial }
  await shop.call('PUT', '/api/client/review', { ...of, ...written, ...changes }, buyer.token)
  return { buyer, id }
}
const section = () => screen.findByRole('region', { name: words.title })

test('a product without reviews says who can write one, and how they are collected', async () => {
  await renderShop({ path: '/product/CAF-07' })
  const shown = within(await section())
  expect(await shown.findByText(words.empty)).toBeInTheDocument()
  expect(shown.getByRole('link', { name: words.method })).toHaveAttribute('href', '/avis-clients')
  expect(shown.queryByRole('img')).not.toBeInTheDocument()
})

test('published reviews show stars, words, name and both dates; a script in one is text', async () => {
  await reviewed('CAF-08')
  await reviewed('CAF-08', { review_stars: 5, review_author: 'Ana R.' })
  await shop.decideReviews()
  await renderShop({ path: '/product/CAF-08' })
  const shown = within(await section())
  expect(await shown.findByRole('img', { name: '4,5 sur 5' })).toBeInTheDocument()
  expect(shown.getByText(/^2 avis/)).toBeInTheDocument()
  const [newest, oldest] = shown.getAllByRole('article')
  expect(newest).toHaveTextContent('par Ana R.')
  expect(within(oldest!).getByRole('img', { name: '4 sur 5' })).toBeInTheDocument()
  expect(oldest).toHaveTextContent('<img src=x onerror="alert(1)"> Une tasse')
  expect(oldest).toHaveTextContent(/Commandé le .* Publié le/)
  for (const image of screen.getAllByRole('img')) expect(image).not.toHaveAttribute('src', 'x')
})

test('more than ten reviews come page by page, and the focus follows, to a failure too', async () => {
  await shop.setStock('CAF-09', 20)
  for (let index = 0; index < 11; index += 1)
    await reviewed('CAF-09', { review_author: `Auteur ${index}` })
  await shop.decideReviews()
  const { user, words: all } = await renderShop({ path: '/product/CAF-09' })
  const shown = within(await section())
  const more = await shown.findByRole('button', { name: words.more })
  shop.failNext('listReviews', 500, 3)
  await user.click(more)
  const failure = await shown.findByRole('alert')
  expect(failure).toHaveTextContent(all.common.loadFailed)
  expect(failure).toHaveFocus()
  await user.click(within(failure).getByRole('button', { name: all.common.retry }))
  const second = await shown.findByRole('list', { name: words.morePage(2) })
  expect(within(second).getByText(/Auteur 0$/)).toBeInTheDocument()
  expect(second).toHaveFocus()
  expect(shown.queryByRole('button', { name: words.more })).not.toBeInTheDocument()
})

test('reviews that do not load leave the page, and offer another try', async () => {
  shop.failNext('listReviews', 500, 3)
  const { user } = await renderShop({ path: '/product/CAF-07' })
  const shown = within(await section())
  await user.click(await shown.findByRole('button', { name: 'Réessayer' }))
  expect(await shown.findByText(words.empty)).toBeInTheDocument()
})

test('a host without reviews shows no place for them', async () => {
  shop.failNext('listReviews', 404)
  await renderShop({ path: '/product/CAF-07' })
  await screen.findByRole('heading', { name: 'Dans le même esprit' })
  await waitFor(() => expect(screen.queryByText(words.title)).not.toBeInTheDocument())
})

test('a client reviews what an order brought, changes it and deletes it', async () => {
  const { buyer, id } = await received('CAF-10')
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: buyer })
  const write = await screen.findByRole('button', { name: `${own.write} : Café 10` })
  await user.click(write)
  await user.click(screen.getByRole('button', { name: own.send }))
  expect(screen.getByRole('radiogroup', { name: /Votre note/ })).toHaveAccessibleDescription(
    own.ratingRequired,
  )
  expect(screen.getByLabelText(/Nom affiché/)).toHaveValue('Camille M.')
  await user.click(screen.getByRole('radio', { name: own.starOf(4, own.star(4)) }))
  await user.type(screen.getByRole('textbox', { name: /Votre avis/ }), 'Une tasse ronde.')
  await user.click(screen.getByRole('button', { name: own.send }))
  expect(await screen.findByText(/Votre avis sera relu/)).toBeInTheDocument()
  expect(await screen.findByText(own.states.pending)).toBeInTheDocument()

  for (const name of [`${own.edit} : Café 10`, `${own.remove} : Café 10`]) {
    await user.click(screen.getByRole('button', { name }))
    await user.click(screen.getByRole('button', { name: own.cancel }))
    expect(screen.getByRole('button', { name })).toHaveFocus()
  }

  await user.click(screen.getByRole('button', { name: `${own.edit} : Café 10` }))
  expect(screen.getByRole('radio', { name: /^4 sur 5/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^2 sur 5/ }))
  await user.click(screen.getByRole('button', { name: own.send }))
  expect(await screen.findByRole('img', { name: '2 sur 5' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: `${own.remove} : Café 10` }))
  await user.click(screen.getByRole('button', { name: own.removeYes }))
  expect(await screen.findByText(own.removed)).toHaveFocus()
  expect(await screen.findByRole('button', { name: `${own.write} : Café 10` })).toBeInTheDocument()
})

test('stars look chosen only once they are', async () => {
  const { buyer, id } = await received('CAF-16')
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: buyer })
  await user.click(await screen.findByRole('button', { name: /^Donner mon avis/ }))
  const stars = () => screen.getByRole('radiogroup').textContent.match(/[★☆]/g)!.join('')
  expect(stars()).toBe('☆☆☆☆☆')
  await user.click(screen.getByRole('radio', { name: /^4 sur 5/ }))
  expect(stars()).toBe('★★★★☆')
})

test('a refused review tells its author why; an order under way asks for nothing', async () => {
  const { buyer, id } = await reviewed('CAF-11')
  await shop.decideReviews('Il parle de la livraison.')
  const { user, close } = await renderShop({ path: `/command/${id}`, signedInAs: buyer })
  expect(await screen.findByText(/Raison : Il parle de la livraison\./)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: `${own.edit} : Café 11` }))
  await user.click(screen.getByRole('button', { name: own.send }))
  expect(await screen.findByText(own.unchanged, { normalizer: String })).toHaveFocus()
  expect(screen.queryByText(/Votre avis sera relu/)).not.toBeInTheDocument()
  close()
  await hold(buyer, 'CAF-11', 1)
  const next = await payHeld(buyer)
  await renderShop({ path: `/command/${next}`, signedInAs: buyer })
  await screen.findByRole('heading', { name: 'Articles de la commande' })
  await waitFor(() => expect(shop.calls()).toContain(`GET /api/client/command/${next}/reviews`))
  expect(screen.queryByText(own.title)).not.toBeInTheDocument()
})

test('what is typed stays when the review does not leave', async () => {
  const { buyer, id } = await received('CAF-12')
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: buyer })
  await user.click(await screen.findByRole('button', { name: /^Donner mon avis/ }))
  await user.click(screen.getByRole('radio', { name: /^5 sur 5/ }))
  await user.type(screen.getByRole('textbox', { name: /Votre avis/ }), 'Une tasse ronde.')
  shop.failNext('writeReview', 500, 3)
  await user.click(screen.getByRole('button', { name: own.send }))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /Votre avis/ })).toHaveValue('Une tasse ronde.')
})

/** Writes half a review, and comes back to the tab after the session's end. */
async function writeUntilTheEnd(serial: string) {
  const { buyer, id } = await received(serial)
  const view = await renderShop({ path: `/command/${id}`, signedInAs: buyer })
  const { user, words: all } = view
  await user.click(await screen.findByRole('button', { name: /^Donner mon avis/ }))
  await user.click(screen.getByRole('radio', { name: /^4 sur 5/ }))
  await user.type(screen.getByRole('textbox', { name: /Votre avis/ }), 'Une tasse ronde.')
  const signIn = async () => {
    const main = within(screen.getByRole('main'))
    await user.click(await main.findByRole('link', { name: all.common.notConnectedLogin }))
    await user.type(await screen.findByLabelText(/E-mail/), buyer.client.email)
    await user.type(screen.getByLabelText(/^Mot de passe/), buyer.password)
    await user.click(screen.getByRole('button', { name: all.session.signInButton }))
    await screen.findByRole('heading', { name: own.title })
  }
  return { ...view, signIn }
}
const typed = () => screen.queryByRole('textbox', { name: /Votre avis/ })

test('a review that the end of the session interrupts goes on after the sign-in, until it is cancelled', async () => {
  const { user, signIn } = await writeUntilTheEnd('CAF-14')
  await shop.settle()
  shop.advanceClock(13 * 60 * 60_000)
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(typed()).not.toBeInTheDocument())
  await signIn()
  expect(typed()).toHaveValue('Une tasse ronde.')
  expect(screen.getByRole('radio', { name: /^4 sur 5/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: own.cancel }))
  await user.click(screen.getByRole('button', { name: /^Donner mon avis/ }))
  expect(typed()).toHaveValue('')
})

test('who signs out leaves no half of a review', async () => {
  const { store, signIn } = await writeUntilTheEnd('CAF-15')
  await act(() => store.dispatch(signOut()))
  expect(typed()).not.toBeInTheDocument()
  await signIn()
  expect(await screen.findByRole('button', { name: /^Donner mon avis/ })).toBeInTheDocument()
  expect(typed()).not.toBeInTheDocument()
})

test('the mailed link reviews without a password, and stops further mails', async () => {
  const { buyer } = await received('CAF-13')
  shop.advanceClock(9 * 24 * 60 * 60_000)
  await shop.inviteToReview()
  const link = await waitFor(async () => {
    const found = /\/mon-avis#token=[\w-]+/.exec((await shop.readMails(buyer.email)).join('\n'))
    expect(found).not.toBeNull()
    return found![0]
  })
  const { user } = await renderShop({ path: link })
  await user.click(await screen.findByRole('button', { name: /^Donner mon avis/ }))
  await user.click(screen.getByRole('radio', { name: /^3 sur 5/ }))
  await user.type(screen.getByRole('textbox', { name: /Votre avis/ }), 'Correct, sans plus.')
  await user.click(screen.getByRole('button', { name: own.send }))
  expect(await screen.findByText(own.states.pending)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: own.refuse }))
  expect(await screen.findByText(/nous ne vous demanderons plus d’avis/)).toHaveFocus()
})

test('a link that is cut or used up says where to go', async () => {
  const { close } = await renderShop({ path: '/mon-avis' })
  expect(await screen.findByRole('alert')).toHaveTextContent(own.linkMissing)
  close()
  await renderShop({ path: '/mon-avis#token=perdu' })
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ce lien n’est plus valable/)
  expect(screen.getByRole('link', { name: own.toOrders })).toHaveAttribute('href', '/profil')
})
