import { useId, useState } from 'react'
import type { StaffOpening } from '../../../../contract/api/staff/staffOpening'
import type { StaffSettings } from '../../../../contract/api/staff/staffSettings'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminOpeningWords } from '../../../../wording/admin/opening'
import { Link } from '../../../ui/Link'
import { LinkGroup } from '../../../ui/LinkGroup'
import { Panel } from '../../../ui/Panel'
import { useSettings, useWords } from '../../../ui/Shop'
import { OpenShop } from '../settings/OpenShop'

type Props = Pick<StaffOpening, 'closed' | 'steps'> & { setting: StaffSettings['opening'] }

/** Opens the shop, or says that it is open. */
export function FrontDoor({ closed, steps, setting }: Props) {
  const words = useWords(adminOpeningWords)
  const { basePath } = useSettings()
  const id = useId()
  const [wasClosed] = useState(closed !== null)
  const left = steps.filter(({ state }) => state === 'todo' || state === 'operator').length
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.doorTitle}</h2>
      {closed === 'chosen' && (
        <>
          <p>{words.left(left)}</p>
          <OpenShop setting={setting} />
        </>
      )}
      {closed === 'incomplete' && <Panel>{words.incomplete}</Panel>}
      {closed === null && (
        <Panel isNews={wasClosed}>
          <p>{words.isOpen}</p>
          <LinkGroup>
            <a href={basePath}>{words.toShop}</a>
            <Link to={adminPaths.today}>{words.toToday}</Link>
          </LinkGroup>
        </Panel>
      )}
    </section>
  )
}
