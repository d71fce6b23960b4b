import { act, screen, waitFor } from '@testing-library/react'
import { holdTimers } from '../../../testing/holdTimers'
import { renderAdmin } from '../../../testing/renderAdmin'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminMailsWords } from '../../../wording/admin/mails'
import { adminTodayWords } from '../../../wording/admin/today'
import { staffMailReplies as replies } from '../../../wording/replies/staffMails'
import { settlingMs } from '../../features/admin/news/useIsSettling'

const words = adminMailsWords.specified
/** Spaces count. */
const whole = { normalizer: String }

test('from what waits, mails are sent again, dropped and sent again all at once', async () => {
  for (const subject of ['Un', 'Deux', 'Trois', 'Quatre']) await shop.loseMail(subject)
  const { user } = await renderAdmin(adminPaths.today)
  await user.click(
    await screen.findByRole('link', { name: `4 ${adminTodayWords.specified.rows.lost_mails[1]}` }),
  )
  const retry = await screen.findByRole('button', { name: words.retryThis('Deux') })
  const release = holdTimers(settlingMs)
  await user.click(retry)
  expect(await screen.findByText(replies.retried(1), whole)).toBeInTheDocument()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
  act(release)
  await user.click(screen.getAllByText(words.drop)[0]!)
  await user.click(screen.getAllByRole('button', { name: words.dropSave })[0]!)
  expect(await screen.findByText(replies.dropped(1), whole)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: words.retryAll(2) }))
  expect(await screen.findByText(replies.retried(2), whole)).toBeInTheDocument()
  expect(await screen.findByText(words.none, whole)).toBeInTheDocument()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'))
})

test('a second press does not send the next mail again, which takes the place of the first', async () => {
  await shop.loseMail('Un')
  await shop.loseMail('Deux')
  const { user } = await renderAdmin(adminPaths.lostMails)
  const retry = (subject: string) => ({ name: words.retryThis(subject) })
  const first = await screen.findByRole('button', retry('Deux'))
  const next = () => screen.getByRole('button', retry('Un'))
  const release = holdTimers(settlingMs)
  await user.click(first)
  await waitFor(() => expect(first).not.toBeInTheDocument())
  await user.click(next())
  act(release)
  expect(shop.calls().filter((call) => call.endsWith('/retry'))).toHaveLength(1)
  await user.click(next())
  expect(await screen.findByText(words.none, whole)).toBeInTheDocument()
})

test('of more than a hundred, the page says that the oldest appear after the others', async () => {
  for (let lost = 0; lost <= 100; lost += 1) await shop.loseMail(`Perdu ${lost}`)
  await renderAdmin(adminPaths.lostMails)
  expect(await screen.findByText(words.newestOnly(100), whole)).toBeInTheDocument()
})
