/** @jest-environment jsdom */
import '../loader'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { specified as words } from '../../wording/specified'
import { ShopProvider } from '../ui/Shop'
import { PageBoundary } from './PageBoundary'

function Broken(): never {
  throw new Error('broken')
}

test('where the first page fails, the buttons answer, also what was pressed before', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  document.body.innerHTML = '<div id="root"><button type="button">Menu</button><main></main></div>'
  const onMenu = jest.fn()
  const menu = screen.getByRole('button', { name: 'Menu' })
  menu.addEventListener('click', onMenu)
  menu.click()
  expect(onMenu).not.toHaveBeenCalled()
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <PageBoundary url="/profil">
        <Broken />
      </PageBoundary>
    </ShopProvider>,
    { container: screen.getByRole('main') },
  )
  await waitFor(() => expect(onMenu).toHaveBeenCalledTimes(1))
  const isHeld = !fireEvent.click(screen.getByRole('button', { name: words.common.reload }))
  expect(isHeld).toBe(false)
})
