/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { LatePart } from './LatePart'
import { ShopProvider } from './Shop'

test('code that does not arrive is asked for again at the press of a button', async () => {
  let isOnline = false
  let asked = 0
  const load = () => {
    asked += 1
    return isOnline ? Promise.resolve({ text: 'Arrivé' }) : Promise.reject(new Error('offline'))
  }
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <LatePart load={load} waiting="Attente">
        {({ text }) => text}
      </LatePart>
    </ShopProvider>,
  )
  expect(screen.getByText('Attente')).toBeInTheDocument()
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  isOnline = true
  await userEvent.setup().click(retry)
  expect(await screen.findByText('Arrivé')).toBeInTheDocument()
  expect(asked).toBe(2)
})
