import { act, render, screen } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../../testing/cartOnScreen'
import { pageSettingsOfTests } from '../../../../testing/pageSettingsOfTests'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminProductPath } from '../../../../contract/site/adminPaths'
import { adminStockWords } from '../../../../wording/admin/stock'
import { adminApi } from '../../../api/admin/adminApi'
import { ShopProvider } from '../../../ui/Shop'
import { tagsOf } from '../events/tagsOf'
import { MemberContext } from '../session/useMember'
import { StockPanel } from './StockPanel'

const words = adminStockWords.specified

/** Spaces count. */
const whole = { normalizer: String }

test('an entry that is corrected after a lost reply is refused, and the next one counts', async () => {
  await shop.setStock('CAF-01', 10)
  // The first product of the catalogue has the first number.
  const { user } = await renderAdmin(adminProductPath(1))
  const shows = (pieces: number) => screen.findByText(words.left(pieces), { normalizer: String })
  const enter = async (pieces: string) => {
    const field = await screen.findByLabelText(words.pieces)
    await user.clear(field)
    await user.type(field, pieces)
    await user.click(screen.getByRole('button', { name: words.save }))
  }
  shop.failNext('moveStaffStock', 'lost')
  await enter('12')
  await screen.findByRole('alert')
  await enter('21')
  expect(await screen.findByText(/déjà notée \(arrivage/)).toBeInTheDocument()
  expect(await shows(22)).toBeInTheDocument()
  expect(screen.getByLabelText(words.pieces)).toHaveValue('')
  await enter('3')
  expect(await shows(25)).toBeInTheDocument()
})

test('who counts is told how many pieces are sold and still here', async () => {
  const buyer = await shop.registerClient()
  await hold(buyer, 'CAF-02', 2)
  await payHeld(buyer, toPickUp)
  await renderAdmin(adminProductPath(2))
  expect(await screen.findByText(words.promised(2), { normalizer: String })).toBeInTheDocument()
})

test('who counts is told once what was sold meanwhile, and then counts as typed', async () => {
  await shop.setStock('CAF-03', 10)
  const { user, store } = await renderAdmin(adminProductPath(3))
  await user.click(await screen.findByLabelText(words.acts.counted))
  await user.type(screen.getByLabelText(words.pieces), '10')
  const buyer = await shop.registerClient()
  await hold(buyer, 'CAF-03', 1)
  const id = await payHeld(buyer, toPickUp)
  const stale = tagsOf({ changes: [{ kind: 'order', ids: [id] }] })
  act(() => void store.dispatch(adminApi.util.invalidateTags(stale)))
  const shows = (pieces: number) => screen.findByText(words.left(pieces), whole)
  await shows(9)
  await user.click(screen.getByRole('button', { name: words.save }))
  expect(await screen.findByText(words.countMeanwhile(9, 1), whole)).toBeInTheDocument()
  expect(screen.getByLabelText(words.pieces)).toHaveValue('10')
  expect(await shows(9)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words.save }))
  expect(await shows(10)).toBeInTheDocument()
})

const member = {
  ...{ email: 'compta@boutique.example', role: 'comptable' as const, passkeys: 1 },
  ...{ recovery_codes: 8, may_add_passkey: true, proven_until: '2026-12-01T00:00:00Z' },
}
const arrival = { at: '2026-12-01T09:00:00Z', change: 12, cause: 'arrival' as const }
const product = {
  ...{ id: 1, version: '1', serial: 'CAF-01', retired: false, stock: 12, promised: 0, sold: 0 },
  ...{ cells: {}, pictures: [], log: [], movements: [{ ...arrival, order: null, who: null }] },
}

test.each([
  ['no older movement, where an older server does not say', {}, 0],
  ['older movements, where there are', { has_all_movements: false }, 1],
])('the history tells of %s', (_, said, count) => {
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <MemberContext value={member}>
        <StockPanel product={{ ...product, ...said }} />
      </MemberContext>
    </ShopProvider>,
  )
  expect(screen.getByText(words.causes.arrival)).toBeInTheDocument()
  expect(screen.queryAllByText(words.lastOnly, { normalizer: String })).toHaveLength(count)
})
