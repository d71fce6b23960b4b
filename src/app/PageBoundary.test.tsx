/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { specified as words } from '../../wording/specified'
import { ShopProvider } from '../ui/Shop'
import { lazyComponent } from './lazyComponent'
import { lazyPage } from './lazyPage'
import { PageBoundary } from './PageBoundary'

const { Page: Unreachable } = lazyPage('Unreachable', () =>
  Promise.reject(Object.assign(new Error('timeout'), { name: 'ChunkLoadError' })),
)
function Broken(): never {
  throw new Error('broken')
}

function page(url: string, content: React.ReactNode) {
  return (
    <ShopProvider settings={pageSettingsOfTests}>
      <PageBoundary url={url}>
        <Suspense fallback={null}>{content}</Suspense>
      </PageBoundary>
    </ShopProvider>
  )
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

// spec: 2.2, 8.10
test('a page whose code does not arrive says so and offers to reload', async () => {
  render(page('/profil', <Unreachable page="profile" search="" />))
  expect(
    await screen.findByText(words.common.chunkFailed, { normalizer: String }),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: words.common.reload })).toBeInTheDocument()
  expect(document.title).toBe(words.common.brokenTitle)
})

test('a page whose code did not arrive is fetched again by the next visit', async () => {
  let isOnline = false
  let asked = 0
  const { Component } = lazyComponent(() => {
    asked += 1
    const code = { Component: () => 'Bonjour' }
    return isOnline ? Promise.resolve(code) : Promise.reject(new Error('no network'))
  })
  const { rerender } = render(page('/contact', <Component />))
  await screen.findByText(words.common.screenBroken, { normalizer: String })
  expect(asked).toBe(1)
  rerender(page('/panier', <p>Panier</p>))
  isOnline = true
  rerender(page('/contact', <Component />))
  expect(await screen.findByText('Bonjour')).toBeInTheDocument()
})

test('a page that breaks says so, and the next page is shown again', () => {
  const { rerender } = render(page('/profil', <Broken />))
  expect(screen.getByText(words.common.screenBroken, { normalizer: String })).toBeInTheDocument()
  rerender(page('/panier', <p>Panier</p>))
  expect(screen.getByText('Panier')).toBeInTheDocument()
})

test('the same path is shown again under another query string', () => {
  const { rerender } = render(page('/recherche?q=café', <Broken />))
  rerender(page('/recherche?q=thé', <p>Thé</p>))
  expect(screen.getByText('Thé')).toBeInTheDocument()
})
