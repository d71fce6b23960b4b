import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderShop } from '../../testing/renderShop'
import { notices } from '../state/notices'

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

async function showNotice(kind: 'success' | 'error') {
  const { store } = await renderShop({ path: '/mentions-legales' })
  jest.useFakeTimers()
  act(() => {
    store.dispatch(notices.actions.shown({ kind, text: 'Bonjour' }))
  })
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

afterEach(() => jest.useRealTimers())

// spec: 4.14, 9.2
test('a message is shown for 3000 ms', async () => {
  await showNotice('success')
  await pass(2999)
  expect(screen.getByText('Bonjour')).toBeInTheDocument()
  await pass(1)
  expect(screen.queryByText('Bonjour')).not.toBeInTheDocument()
})

test('a message that is shown again is another one, and shown for its whole time', async () => {
  const { store } = await renderShop({ path: '/mentions-legales' })
  jest.useFakeTimers()
  const show = () =>
    act(() => {
      const notice = { kind: 'error', text: 'Bonjour', topic: 'greeting' } as const
      store.dispatch(notices.actions.shown(notice))
    })
  show()
  await pass(2800)
  const first = screen.getByText('Bonjour')
  show()
  expect(screen.getByText('Bonjour')).not.toBe(first)
  await pass(2999)
  expect(screen.getByText('Bonjour')).toBeInTheDocument()
})

// spec: 4.14
test('a message waits under the pointer, then goes on counting', async () => {
  const user = await showNotice('success')
  await pass(2000)
  await user.hover(screen.getByText('Bonjour'))
  await pass(10_000)
  expect(screen.getByText('Bonjour')).toBeInTheDocument()
  await user.unhover(screen.getByText('Bonjour'))
  await pass(990)
  expect(screen.getByText('Bonjour')).toBeInTheDocument()
  await pass(20)
  expect(screen.queryByText('Bonjour')).not.toBeInTheDocument()
})

test('a message waits while it holds the focus, and its button closes it', async () => {
  const user = await showNotice('success')
  act(() => screen.getByRole('button', { name: 'Fermer le message' }).focus())
  await pass(10_000)
  await user.keyboard('{Enter}')
  expect(screen.queryByText('Bonjour')).not.toBeInTheDocument()
})

test.each([
  ['news', 'success', 'politely', { status: 1, alert: 0 }],
  ['errors', 'error', 'at once', { status: 0, alert: 1 }],
] as const)('a screen reader says %s (%s) %s', async (_, kind, __, said) => {
  await showNotice(kind)
  const saidBy = (role: 'status' | 'alert') =>
    screen.queryAllByRole(role).flatMap((one) => within(one).queryAllByText('Bonjour'))
  expect({ status: saidBy('status').length, alert: saidBy('alert').length }).toEqual(said)
})

// A status is said as a whole at each change unless it says otherwise (WAI-ARIA 1.2, "status").
test('a screen reader says a message once, though another one follows', async () => {
  await showNotice('success')
  const [news] = screen
    .getAllByRole('status')
    .filter((one) => within(one).queryByText('Bonjour') !== null)
  expect(news).toHaveAttribute('aria-atomic', 'false')
})
