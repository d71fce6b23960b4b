import { act, screen, waitFor, within } from '@testing-library/react'
import { heldBy } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import { translatePage } from '../../../testing/translatePage'
import { stockAlertWords } from '../../../wording/stockAlerts'
import { aboveWindow } from './useIsAbove'

type Tell = (entries: { isIntersecting: boolean }[]) => void
const watchers = new Set<Tell>()
const former = window.IntersectionObserver

// The test's browser lays nothing out: the test says where the button is.
beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(
        private readonly tell: Tell,
        private readonly options?: { rootMargin: string },
      ) {}
      observe() {
        if (this.options?.rootMargin === aboveWindow) watchers.add(this.tell)
      }
      unobserve() {}
      disconnect() {
        watchers.delete(this.tell)
      }
    },
  })
})
afterAll(() => Object.assign(window, { IntersectionObserver: former }))

/** Tells the bars of the page; returns how many there are. */
function scroll(isAbove: boolean): number {
  act(() => watchers.forEach((tell) => tell([{ isIntersecting: isAbove }])))
  return watchers.size
}
const bar = (name: string) => screen.queryByRole('group', { name })

test('once the button has left upwards, a bar adds what is chosen, and goes when the button is back', async () => {
  const registered = await shop.registerClient()
  const { user } = await renderShop({ path: '/product/CAF-22', signedInAs: registered })
  await user.selectOptions(await screen.findByLabelText('Mouture'), 'moulu pour moka')
  await user.click(screen.getByRole('button', { name: 'Un de plus' }))
  expect(bar('Café 22')).not.toBeInTheDocument()
  await waitFor(() => {
    scroll(true)
    expect(bar('Café 22')).toBeInTheDocument()
  })
  const shown = within(bar('Café 22')!)
  expect(bar('Café 22')).toHaveTextContent(/2 × .*€ · moulu pour moka/)
  await user.click(shown.getByRole('button', { name: /Ajouter/ }))
  await waitFor(async () => expect(await heldBy(registered)).toHaveLength(1))
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 2, command_grind: 'moka' }])
  scroll(false)
  expect(bar('Café 22')).not.toBeInTheDocument()
})

test('on a translated page it follows what is chosen', async () => {
  const { user } = await renderShop({ path: '/product/CAF-22' })
  await user.click(await screen.findByRole('button', { name: 'Un de plus' }))
  await waitFor(() => {
    scroll(true)
    expect(bar('Café 22')).toHaveTextContent(/2 ×/)
  })
  translatePage()
  await user.selectOptions(screen.getByLabelText('Mouture'), 'moka')
  expect(bar('Café 22')).toHaveTextContent(/2 × .*€ · moulu pour moka/)
  await user.click(screen.getByRole('button', { name: 'Un de moins' }))
  expect(bar('Café 22')).not.toHaveTextContent(/2 ×/)
})

test('it leads a visitor to the sign-in', async () => {
  const { user, words } = await renderShop({ path: '/product/CAF-20' })
  await screen.findByRole('heading', { level: 1, name: 'Café 20' })
  await waitFor(() => {
    scroll(true)
    expect(bar('Café 20')).toBeInTheDocument()
  })
  await user.click(within(bar('Café 20')!).getByRole('button', { name: /Ajouter/ }))
  expect(
    within(bar('Café 20')!).getByRole('link', { name: words.catalogue.signIn }),
  ).toHaveAttribute('href', expect.stringContaining('CAF-20'))
})

test('what is sold out has no bar', async () => {
  const { words } = await renderShop({ path: '/product/THE-02' })
  expect(await screen.findByText(words.catalogue.soldOut)).toBeInTheDocument()
  // It arrives after a bar would.
  await screen.findByRole('button', { name: stockAlertWords.specified.ask })
  expect(scroll(true)).toBe(0)
  expect(bar('Darjeeling')).not.toBeInTheDocument()
})
