import { adminPaths } from '../../../contract/site/adminPaths'
import { adminLayoutWords } from '../../../wording/admin/layout'
import { ButtonLink } from '../../ui/ButtonLink'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function UnknownRoom() {
  const words = useWords(adminLayoutWords)
  useAdminTitle(words.unknown)
  return (
    <>
      <PageHeading>{words.unknown}</PageHeading>
      <ButtonLink to={adminPaths.today}>{words.today}</ButtonLink>
    </>
  )
}
