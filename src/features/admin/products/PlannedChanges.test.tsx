/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { pageSettingsOfTests } from '../../../../testing/pageSettingsOfTests'
import { ShopProvider } from '../../../ui/Shop'
import { PlannedChanges } from './PlannedChanges'

test('what a plan notes of its products is read before its changes are made', () => {
  const notes = ['Réduction sans prix barré (A-1).', 'Il manque :\n- A-1\n- A-2']
  const counts = { added: 0, changed: 1, unchanged: 0, more_faults: 0, moves_stock: false }
  const plan = { plan: 'one', steps: [], faults: [], notes, ...counts }
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <PlannedChanges plan={plan} />
    </ShopProvider>,
  )
  for (const note of notes)
    expect(screen.getByText(note, { normalizer: String })).toBeInTheDocument()
})
