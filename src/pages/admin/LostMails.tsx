import { adminPaths } from '../../../contract/site/adminPaths'
import { adminMailsWords } from '../../../wording/admin/mails'
import { LostMailList } from '../../features/admin/mails/LostMailList'
import { useListLostMailsQuery } from '../../features/admin/mails/staffMailsApi'
import { WithNews } from '../../features/admin/news/WithNews'
import { Loaded } from '../../features/admin/parts/Loaded'
import { Link } from '../../ui/Link'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function LostMails() {
  const words = useWords(adminMailsWords)
  useAdminTitle(words.title)
  const query = useListLostMailsQuery(undefined)
  return (
    <>
      <Link to={adminPaths.today}>{words.back}</Link>
      <PageHeading>{words.title}</PageHeading>
      <WithNews>
        <Loaded query={query} lines={8}>
          {(found) => <LostMailList {...found} />}
        </Loaded>
      </WithNews>
    </>
  )
}
