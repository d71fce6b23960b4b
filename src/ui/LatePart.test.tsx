/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { specified } from '../../wording/specified'
import { LatePart } from './LatePart'
import { ShopProvider } from './Shop'

const words = specified.common
const show = (load: () => Promise<{ text: string }>) =>
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <LatePart load={load} waiting="Attente">
        {({ text }) => text}
      </LatePart>
    </ShopProvider>,
  )

test('code that does not arrive is asked for again at the press of a button', async () => {
  let isOnline = false
  let asked = 0
  const load = () => {
    asked += 1
    return isOnline ? Promise.resolve({ text: 'Arrivé' }) : Promise.reject(new Error('offline'))
  }
  show(load)
  expect(screen.getByText('Attente')).toBeInTheDocument()
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  isOnline = true
  await userEvent.setup().click(retry)
  expect(await screen.findByText('Arrivé')).toBeInTheDocument()
  expect(asked).toBe(2)
})

test.each([
  [true, 'the page is to be reloaded', words.chunkFailed, words.reload],
  [false, 'another try is offered', words.loadFailed, words.retry],
])('where the network is there (%s) and code fails again, %s', async (isOnline, _, text, name) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  show(() => Promise.reject(new Error('not found')))
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(
    await screen.findByText(text, { normalizer: String, selector: '[role=alert]' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name })).toHaveFocus()
})
