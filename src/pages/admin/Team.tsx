import { manager } from '../../../contract/staffRights'
import { adminTeamWords } from '../../../wording/admin/team'
import { WithNews } from '../../features/admin/news/WithNews'
import { useMay } from '../../features/admin/session/useMay'
import { MemberList } from '../../features/admin/team/MemberList'
import { OwnAccess } from '../../features/admin/team/OwnAccess'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

/** Who has access; only a manager sees the access of others. */
export function Team() {
  const words = useWords(adminTeamWords)
  const isManager = useMay(manager)
  const title = isManager ? words.title : words.ownTitle
  useAdminTitle(title)
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <WithNews>
        {isManager && <MemberList />}
        <OwnAccess />
      </WithNews>
    </>
  )
}
