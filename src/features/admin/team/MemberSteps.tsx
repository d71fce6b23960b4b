import { useState } from 'react'
import type { TeamMember } from '../../../../contract/api/staff/staffTeam'
import { staffRoles } from '../../../../contract/staffRoles'
import { adminTeamWords } from '../../../../wording/admin/team'
import type { FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { Fold } from '../parts/Fold'
import { StaffForm } from '../parts/StaffForm'
import { RoleField } from './RoleField'
import { SingleUseLink } from './SingleUseLink'
import {
  useChangeTeamRoleMutation,
  useRemoveTeamMemberMutation,
  useSendTeamLinkMutation,
} from './staffTeamApi'
import styles from './team.module.css'

type Props = { member: TeamMember; isSelf: boolean }

/** What a manager may change of a member, behind folds. */
export function MemberSteps({ member, isSelf }: Props) {
  return (
    <div className={styles.steps}>
      <NewLink member={member} />
      <ChangeRole key={member.role} member={member} />
      <Remove member={member} isSelf={isSelf} />
    </div>
  )
}

function NewLink({ member: { id, email } }: Pick<Props, 'member'>) {
  const words = useWords(adminTeamWords)
  const [send] = useSendTeamLinkMutation()
  const [link, setLink] = useState<string | null>(null)
  async function sendLink() {
    const sent = await send(id).unwrap()
    setLink(sent.link)
    return sent
  }
  return (
    <Fold summary={words.newLink}>
      <div>
        <p>{words.newLinkWhat}</p>
        {link && <SingleUseLink key={link} email={email} link={link} />}
        <ActButton variant="quiet" act={sendLink}>
          {words.newLinkSave}
        </ActButton>
      </div>
    </Fold>
  )
}

function ChangeRole({ member: { id, role: former } }: Pick<Props, 'member'>) {
  const words = useWords(adminTeamWords)
  const [change] = useChangeTeamRoleMutation()
  function save({ role: chosen }: FormValues) {
    const role = staffRoles.find((one) => one === chosen) ?? former
    return change({ id, role }).unwrap()
  }
  return (
    <Fold summary={words.changeRole}>
      <p>{words.changeRoleWhat}</p>
      <StaffForm submit={words.changeRoleSave} save={save}>
        <RoleField current={former} />
      </StaffForm>
    </Fold>
  )
}

function Remove({ member: { id, email }, isSelf }: Props) {
  const words = useWords(adminTeamWords)
  const [remove] = useRemoveTeamMemberMutation()
  return (
    <Fold summary={words.remove}>
      <div>
        <p>{isSelf ? words.removeSelfWhat : words.removeWhat}</p>
        <ActButton variant="danger" act={() => remove(id).unwrap()}>
          {words.removeSave(email)}
        </ActButton>
      </div>
    </Fold>
  )
}
