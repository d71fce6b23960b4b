import { inTransaction } from '../database/inTransaction'
import type { Services } from '../services'
import { recordAct } from './recordAct'
import { issueInvitation } from './issueInvitation'
import { lockTeam, readMember } from './lockTeam'

type Needs = Pick<Services, 'database' | 'settings' | 'clock'>

/** Mails a member a new single-use link, and returns it. */
export async function sendLink(
  services: Needs,
  { id, by }: { id: string; by: string },
): Promise<{ link: string; email: string }> {
  const at = services.clock()
  return inTransaction(services.database.sql, async (tx) => {
    await lockTeam(tx, by)
    const member = await readMember(tx, id)
    const { email } = member
    await recordAct(tx, { act: 'staff_link_sent', staffId: by, after: { email }, at })
    return { link: await issueInvitation(tx, services, { member, at, isMailed: true }), email }
  })
}
