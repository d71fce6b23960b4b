/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { render } from '@testing-library/react'
import { ShopProvider } from '../ui/Shop'
import { DemonstrationBanner } from './DemonstrationBanner'

const show = (settings: Partial<typeof pageSettingsOfTests>) =>
  render(
    <ShopProvider settings={{ ...pageSettingsOfTests, ...settings }}>
      <DemonstrationBanner />
    </ShopProvider>,
  )
const publicUrl = 'https://boutique.example'

test('a public demonstration says that nothing is sold', () => {
  show({ publicUrl, means: ['demonstration'] })
  expect(screen.getByRole('complementary', { name: 'Démonstration' })).toHaveTextContent(
    /rien n’y est vraiment vendu/,
  )
})

test.each([
  ['a shop that takes money', { publicUrl, means: ['card', 'transfer'] as const }],
  ['a demonstration on this machine', { publicUrl: 'https://127.0.0.1:8443' }],
  ['a demonstration without https', { publicUrl: 'http://boutique.example' }],
])('%s says nothing', (_, settings) => {
  show(settings)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
