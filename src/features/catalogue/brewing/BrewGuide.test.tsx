/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { pageSettingsOfTests } from '../../../../testing/pageSettingsOfTests'
import type { Facts } from '../../../../contract/facts'
import { ShopProvider } from '../../../ui/Shop'
import { BrewGuide } from './BrewGuide'

const open = (facts: Facts) => {
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <BrewGuide facts={facts} unitPriceCents={3560} isPerLitre={false} />
    </ShopProvider>,
  )
  return userEvent.setup()
}
const water = () => screen.getByLabelText('Eau, en millilitres')
const coffee = () => screen.getByLabelText('Café, en grammes')

test('water gives the dose, and the dose gives the water', async () => {
  const user = open({ beans: true, brewing: ['filtre', 'piston'] })
  expect([water(), coffee()].map((field) => (field as HTMLInputElement).value)).toEqual([
    '250',
    '15',
  ])
  await user.clear(water())
  await user.type(water(), '1000')
  expect(coffee()).toHaveValue(60)
  await user.clear(coffee())
  await user.type(coffee(), '12')
  expect(water()).toHaveValue(200)
})

test('the dose says what it costs at the price of the bag', async () => {
  const user = open({ beans: true, brewing: ['filtre'] })
  expect(screen.getByText(/^Cette dose revient à 0,53.€\.$/)).toBeInTheDocument()
  await user.clear(coffee())
  await user.type(coffee(), '30')
  expect(screen.getByText(/^Cette dose revient à 1,07.€\.$/)).toBeInTheDocument()
})

test('another way has its own dose', async () => {
  const user = open({ beans: true, brewing: ['filtre', 'piston'] })
  await user.click(screen.getByRole('button', { name: 'Piston' }))
  expect(screen.getByRole('button', { name: 'Piston' })).toHaveAttribute('aria-pressed', 'true')
  expect(water()).toHaveValue(350)
  expect(coffee()).toHaveValue(21)
})

test('leaves have their temperature and time, and one way', () => {
  open({ temperature: [90, 95], minutes: [3], dose: [12.5] })
  expect(screen.getByText(/90 à 95.°C, 3.min/)).toBeInTheDocument()
  expect(screen.getByLabelText('Feuilles, en grammes')).toHaveValue(2.5)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})
