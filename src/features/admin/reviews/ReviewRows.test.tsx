import { act, screen, waitFor } from '@testing-library/react'
import { hold, payHeld } from '../../../../testing/cartOnScreen'
import { holdTimers } from '../../../../testing/holdTimers'
import { renderAdmin } from '../../../../testing/renderAdmin'
import type { StaffReview } from '../../../../contract/api/staff/staffReviews'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminReviewsWords } from '../../../../wording/admin/reviews'
import { staffReviewReplies } from '../../../../wording/replies/staffReviews'
import { settlingMs } from '../news/useIsSettling'

const words = adminReviewsWords.specified
/** Spaces count. */
const whole = { normalizer: String }

type List = { reviews: StaffReview[] }

/** A review of the first product, by a client who has picked it up; `rewrite` gives it another text. */
async function writeReview(author: string) {
  const buyer = await shop.registerClient()
  const serial = 'CAF-01'
  await hold(buyer, serial, 1)
  const order = await payHeld(buyer)
  await shop.moveOrder(order)
  const of = { client_id: buyer.client.id, command_id: order, product_serial_number: serial }
  const write = (text: string) => {
    const written = { review_stars: 4, review_text: text, review_author: author }
    return shop.call('PUT', '/api/client/review', { ...of, ...written }, buyer.token)
  }
  await write('Ronde et claire.')
  return { rewrite: () => write('Trop acide.') }
}
const publish = (author: string) => ({ name: words.publishOf('Café 01', author) })

test('a second press does not publish the next review, which takes the place of the first', async () => {
  await writeReview('Ana R.')
  await writeReview('Camille M.')
  const { user } = await renderAdmin(adminPaths.reviews)
  const first = await screen.findByRole('button', publish('Ana R.'))
  const next = () => screen.getByRole('button', publish('Camille M.'))
  const release = holdTimers(settlingMs)
  await user.click(first)
  await waitFor(() => expect(first).not.toBeInTheDocument())
  await user.click(next())
  act(release)
  expect(shop.calls().filter((call) => call.endsWith('/decision'))).toHaveLength(1)
  await user.click(next())
  await waitFor(() =>
    expect(screen.queryByRole('button', publish('Camille M.'))).not.toBeInTheDocument(),
  )
})

test('a press is refused once after the author rewrote the review, and the next one publishes it', async () => {
  const { rewrite } = await writeReview('Sacha B.')
  const { user } = await renderAdmin(adminPaths.reviews)
  const button = () => screen.findByRole('button', { ...publish('Sacha B.'), busy: false })
  await button()
  await rewrite()
  await user.click(await button())
  expect(await screen.findAllByText(staffReviewReplies.rewritten, whole)).not.toEqual([])
  expect(await screen.findByText('Trop acide.')).toBeInTheDocument()
  await user.click(await button())
  expect(
    await screen.findByText(staffReviewReplies.published('Café 01'), whole),
  ).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Trop acide.')).not.toBeInTheDocument())
  // What one did oneself is not told as another’s.
  expect(screen.getByText(staffReviewReplies.published('Café 01'), whole)).toBeInTheDocument()
})

test('a review that a colleague decides while its refusal is typed says so, and is shown as it is now', async () => {
  await writeReview('Noa P.')
  const { user } = await renderAdmin(adminPaths.reviews)
  await user.type(await screen.findByLabelText(words.why), 'Il ne parle')
  const other = await shop.addStaff()
  const list = await other.send<List>('GET', '/api/admin/reviews?state=pending')
  const [{ id, version }] = list.body.reviews as [StaffReview]
  const decision = { version, published: true }
  await other.send('POST', `/api/admin/reviews/${id}/decision`, decision)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText(words.left, whole)).toBeInTheDocument()
  expect(await screen.findByText(words.current, whole)).toBeInTheDocument()
  expect(await screen.findByText(words.takeDown)).toBeInTheDocument()
})

test('a pasted reason that is too long stays whole, and its field names the limit', async () => {
  await writeReview('Lou T.')
  const { user } = await renderAdmin(adminPaths.reviews)
  const reason = await screen.findByLabelText(words.why)
  await user.click(reason)
  await user.paste('é'.repeat(1001))
  await user.click(screen.getByRole('button', { name: words.refuseSave }))
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/1\s000 caractères au plus/))
  expect(reason).toHaveValue('é'.repeat(1001))
})
