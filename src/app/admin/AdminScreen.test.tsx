import { act, screen, waitFor } from '@testing-library/react'
import { renderAdmin } from '../../../testing/renderAdmin'
import { codeOf, staffPassword } from '../../../testing/staffCodes'
import { adminOrderPath, adminPaths } from '../../../contract/site/adminPaths'
import { adminFiguresWords } from '../../../wording/admin/figures'
import { adminLayoutWords } from '../../../wording/admin/layout'
import { adminOrdersWords } from '../../../wording/admin/orders'
import { adminSessionWords } from '../../../wording/admin/session'
import { commonWords } from '../../../wording/common'
import { lazyComponent } from '../lazyComponent'
import { rooms } from './rooms'

const orders = adminOrdersWords.specified
const words = adminSessionWords.specified
const { signOut, unknown } = adminLayoutWords.specified
type Rendered = Awaited<ReturnType<typeof renderAdmin>>

let advanced = 0
/** Every session of the shop is older than it may be. */
async function endSession() {
  advanced += 9 * 3_600_000
  shop.advanceClock(9 * 3_600_000)
  act(() => void window.dispatchEvent(new Event('focus')))
  await screen.findByRole('button', { name: words.signIn })
}

async function signIn({ user }: Rendered, { email, secret }: Rendered['member']) {
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
  await user.type(field(words.email), email)
  await user.type(field(words.password), staffPassword)
  await user.type(field(words.code), codeOf(secret, new Date(Date.now() + advanced)))
  await user.click(screen.getByRole('button', { name: words.signIn }))
}

/** A member who has typed half a tracking number. */
async function openOrder() {
  const { id } = await shop.placeOrder('en préparation', 'domicile')
  const view = await renderAdmin(adminOrderPath(Number(id)))
  const title = orders.order(Number(id))
  await view.user.type(await screen.findByLabelText(orders.tracking), '6A12')
  return { view, title }
}

test('what is typed outlives the session, unseen until its typist is back', async () => {
  const { view, title } = await openOrder()
  const tracking = screen.getByLabelText(orders.tracking)
  await endSession()
  expect(tracking).not.toBeVisible()
  expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument()
  await signIn(view, view.member)
  await waitFor(() => expect(tracking).toBeVisible())
  expect(tracking).toHaveValue('6A12')
  expect(tracking).toHaveFocus()
  expect(document.title).toContain(title)
})

test('another member who signs in finds nothing that was typed', async () => {
  const { view, title } = await openOrder()
  const tracking = screen.getByLabelText(orders.tracking)
  await endSession()
  await signIn(view, await shop.addStaff('préparation'))
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(tracking).not.toBeInTheDocument()
  expect(await screen.findByLabelText(orders.tracking)).toHaveValue('')
})

test('who signs out leaves nothing behind', async () => {
  const { view } = await openOrder()
  jest.spyOn(window, 'confirm').mockReturnValue(true)
  await view.user.click(screen.getByRole('button', { name: signOut }))
  await screen.findByRole('button', { name: words.signIn })
  expect(screen.queryByLabelText(orders.tracking)).not.toBeInTheDocument()
  await signIn(view, view.member)
  expect(await screen.findByLabelText(orders.tracking)).toHaveValue('')
})

test.each([
  ['the same member', ({ member }: Rendered) => Promise.resolve(member)],
  ['another member', () => shop.addStaff()],
])(
  'after a sign-out %s starts at the top of the room, not where it was left',
  async (_, choose) => {
    const view = await renderAdmin(adminPaths.orders)
    const heading = () => screen.findByRole('heading', { level: 1, name: orders.title })
    await heading()
    window.scrollTo(0, 500)
    await view.user.click(screen.getByRole('button', { name: signOut }))
    await screen.findByRole('button', { name: words.signIn })
    expect(window.history.state).toMatchObject({ scroll: 500 })
    await signIn(view, await choose(view))
    expect(await heading()).toHaveFocus()
    expect(window.scrollY).toBe(0)
    expect(window.history.state).toMatchObject({ scroll: 0 })
  },
)

test('the figures do not exist for a member who prepares orders', async () => {
  await renderAdmin(adminPaths.figures, 'préparation')
  expect(await screen.findByRole('heading', { name: unknown })).toBeInTheDocument()
})

test.each(['clients', 'preparation', 'packingSlips', 'labels'] as const)(
  'the page %s does not exist for a member who prepares no orders',
  async (name) => {
    await renderAdmin(adminPaths[name], 'comptable')
    expect(await screen.findByRole('heading', { name: unknown })).toBeInTheDocument()
  },
)

test('a room whose code does not arrive leaves the others, and is fetched again by the next visit', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const figures = rooms.find(({ path }) => path === 'figures')!
  let isOnline = false
  const { Component } = lazyComponent(() =>
    isOnline ? figures.load() : Promise.reject(new Error('no network')),
  )
  jest.spyOn(figures, 'Page').mockImplementation(Component)
  const { user } = await renderAdmin(adminPaths.figures)
  const broken = { name: commonWords.specified.brokenTitle }
  const { today, figures: named } = adminLayoutWords.specified
  expect(await screen.findByRole('heading', broken)).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: today }))
  await waitFor(() => expect(screen.queryByRole('heading', broken)).not.toBeInTheDocument())
  isOnline = true
  await user.click(screen.getByRole('link', { name: named }))
  const { title } = adminFiguresWords.specified
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
})
