import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { pageSettingsOfTests } from '../../../../testing/pageSettingsOfTests'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminClientPath, adminOrderPath, adminPaths } from '../../../../contract/site/adminPaths'
import { adminHomeWords } from '../../../../wording/admin/home'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { adminPromotionsWords } from '../../../../wording/admin/promotions'
import { adminReviewsWords } from '../../../../wording/admin/reviews'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { ShopProvider } from '../../../ui/Shop'
import { RefuseReview } from '../reviews/RefuseReview'

const { leave, products, signOut } = adminLayoutWords.specified
const { change, titles, cancel } = adminSettingsWords.specified

/** Whether the browser asks before the tab closes. */
function asksToClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('a link takes away what was typed only when its typist agrees', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
  await user.click(await screen.findByRole('button', { name: change(titles.home) }))
  expect(asksToClose()).toBe(false)
  await user.type(screen.getByLabelText(adminHomeWords.specified.notice), 'Fermé lundi')
  expect(asksToClose()).toBe(true)
  await user.click(screen.getByRole('link', { name: products }))
  expect(confirm).toHaveBeenCalledWith(leave)
  expect(window.location.pathname).toBe(adminPaths.settings)
  confirm.mockReturnValue(true)
  await user.click(screen.getByRole('link', { name: products }))
  expect(window.location.pathname).toBe(adminPaths.products)
  expect(asksToClose()).toBe(false)
})

test('a sign-out takes away what was typed only when its typist agrees', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
  const { closedNote } = adminSettingsWords.specified
  await user.type(await screen.findByLabelText(closedNote), 'Fermé lundi')
  const leaves = screen.getByRole('button', { name: signOut })
  await user.click(leaves)
  expect(confirm).toHaveBeenCalledWith(leave)
  await act(() => shop.settle())
  expect(screen.getByLabelText(closedNote)).toHaveValue('Fermé lundi')
  confirm.mockReturnValue(true)
  await user.click(leaves)
  await waitFor(() => expect(leaves).not.toBeInTheDocument())
})

test('a form that is left by its own button asks nothing any more', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  const confirm = jest.spyOn(window, 'confirm')
  await user.click(await screen.findByRole('button', { name: change(titles.home) }))
  await user.type(screen.getByLabelText(adminHomeWords.specified.notice), 'Fermé lundi')
  await user.click(screen.getByRole('button', { name: cancel }))
  await user.click(screen.getByRole('link', { name: products }))
  expect(confirm).not.toHaveBeenCalled()
  expect(window.location.pathname).toBe(adminPaths.products)
})

test('two forms that hold something typed ask once', async () => {
  const { user } = await renderAdmin(adminPaths.settings)
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
  await user.click(await screen.findByRole('button', { name: change(titles.home) }))
  await user.type(screen.getByLabelText(adminHomeWords.specified.notice), 'Fermé lundi')
  await user.click(screen.getByRole('button', { name: change(titles.reviews) }))
  await user.click(screen.getByLabelText(adminSettingsWords.specified.isAsked))
  await user.click(screen.getByRole('link', { name: products }))
  expect(confirm).toHaveBeenCalledTimes(1)
})

const promotions = adminPromotionsWords.specified
const orders = adminOrdersWords.specified
const notes = adminClientsWords.specified

test('a note and a code that are being typed are asked about, until they are stored', async () => {
  const { client } = await shop.registerClient()
  const { user } = await renderAdmin(adminClientPath(String(client.id)))
  await user.type(await screen.findByLabelText(notes.noteText), 'Préfère le téléphone')
  expect(asksToClose()).toBe(true)
  await user.click(screen.getByRole('button', { name: notes.noteSave }))
  await waitFor(() => expect(asksToClose()).toBe(false))
  await user.click(screen.getByRole('link', { name: promotions.title }))
  const code = await screen.findByLabelText(new RegExp(`^${promotions.code}`))
  await user.type(code, 'QUITTER')
  expect(asksToClose()).toBe(true)
  await user.clear(code)
  expect(asksToClose()).toBe(false)
  await user.type(screen.getByLabelText(promotions.minimum), '20')
  expect(asksToClose()).toBe(true)
})

test('a reason that was picked from the list is asked about like a typed one', async () => {
  const words = adminReviewsWords.specified
  const refuse = () => Promise.resolve({ message: '' })
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <RefuseReview isPublished={false} refuse={refuse} />
    </ShopProvider>,
  )
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText(words.cause), words.causes[0]!)
  expect(asksToClose()).toBe(true)
  await user.selectOptions(screen.getByLabelText(words.cause), words.ownCause)
  expect(asksToClose()).toBe(false)
})

test('a telephone number and a mail that are begun take nothing away, and are not asked about', async () => {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const { user } = await renderAdmin(adminOrderPath(Number(id)))
  await user.type(await screen.findByLabelText(orders.noteText), 'Rappeler')
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
  const links = screen.getAllByRole('link')
  const begin = links.filter((link) => /^(tel|mailto):/.test(link.getAttribute('href') ?? ''))
  expect(begin).not.toHaveLength(0)
  // jsdom opens no other program.
  const open = (event: Event) => event.preventDefault()
  window.addEventListener('click', open)
  for (const link of begin) await user.click(link)
  window.removeEventListener('click', open)
  expect(confirm).not.toHaveBeenCalled()
})
