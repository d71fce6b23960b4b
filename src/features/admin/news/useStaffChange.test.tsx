import { act, screen, waitFor, within } from '@testing-library/react'
import { holdTimers } from '../../../../testing/holdTimers'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminClientPath, adminPaths } from '../../../../contract/site/adminPaths'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { adminTeamWords } from '../../../../wording/admin/team'
import { clientReplies } from '../../../../wording/replies/staffClients'
import { settlingMs } from './useIsSettling'

const clients = adminClientsWords.specified
const team = adminTeamWords.specified
const callsOf = (path: string) => shop.calls().filter((call) => call === `POST ${path}`)

test('a second press that follows the reply mails a client no second link, a later one does', async () => {
  const { client } = await shop.registerClient()
  const { user } = await renderAdmin(adminClientPath(String(client.id)))
  const release = holdTimers(settlingMs)
  const button = await screen.findByRole('button', { name: clients.links.password })
  await user.click(button)
  await screen.findByText(clientReplies.mailed.password)
  await user.click(button)
  act(release)
  const links = `/api/admin/clients/${client.id}/links`
  expect(callsOf(links)).toHaveLength(1)
  await user.click(button)
  await waitFor(() => expect(callsOf(links)).toHaveLength(2))
})

test('a second press that follows the reply replaces no link that a colleague was just sent', async () => {
  const colleague = await shop.addStaff('préparation')
  const { user } = await renderAdmin(adminPaths.team)
  const card = await screen.findByRole('article', { name: colleague.email })
  const release = holdTimers(settlingMs)
  await user.click(within(card).getByText(team.newLink))
  const button = within(card).getByRole('button', { name: team.newLinkSave })
  await user.click(button)
  await within(card).findByLabelText(team.linkTitle(colleague.email))
  await user.click(button)
  act(release)
  const sent = shop.calls().filter((call) => /^POST .*\/team\/.*\/link$/.test(call))
  expect(sent).toHaveLength(1)
})
