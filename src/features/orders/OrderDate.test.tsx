/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { specified as words } from '../../../wording/specified'
import { ShopProvider } from '../../ui/Shop'
import { OrderDate } from './OrderDate'

function show(date: string | null) {
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <OrderDate date={date} />
    </ShopProvider>,
  )
}

// spec: 2.28
test('an order shows its own date', () => {
  show('2026-03-05T22:30:00.000Z')
  expect(screen.getByText('5 mars 2026')).toHaveAttribute('datetime', '2026-03-05T22:30:00.000Z')
})

// spec: 2.28
test.each([null, 'hier'])('a host that sends %p for a date: the fixed placeholder', (date) => {
  show(date)
  expect(screen.getByText(words.orders.datePlaceholder)).toBeInTheDocument()
})
