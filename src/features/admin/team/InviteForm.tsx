import { useState } from 'react'
import { staffRoles, type StaffRole } from '../../../../contract/staffRoles'
import { adminTeamWords } from '../../../../wording/admin/team'
import { Field } from '../../../ui/Field'
import type { FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { StaffForm } from '../parts/StaffForm'
import { RoleField } from './RoleField'
import { SingleUseLink } from './SingleUseLink'
import { useInviteTeamMemberMutation } from './staffTeamApi'
import styles from './team.module.css'

/** Invites somebody by e-mail, with a role; most often a helper. */
export function InviteForm() {
  const words = useWords(adminTeamWords)
  const [invite] = useInviteTeamMemberMutation()
  const [invited, setInvited] = useState<{ email: string; link: string } | null>(null)

  async function sendTo(email: string, role: StaffRole) {
    const done = await invite({ staff_email: email, role }).unwrap()
    setInvited({ email, link: done.link })
    return done
  }
  function save({ staff_email = '', role: chosen }: FormValues) {
    const email = staff_email.trim()
    const role = staffRoles.find((one) => one === chosen)
    if (!email || !role) return { fields: { staff_email: words.emailMissing } }
    return sendTo(email, role)
  }

  return (
    <section className={styles.part}>
      <h2>{words.invite}</h2>
      <p>{words.inviteHint}</p>
      {invited && <SingleUseLink key={invited.link} {...invited} />}
      {/* An invitation that went out leaves an empty form. */}
      <StaffForm key={invited?.link} submit={words.inviteSave} save={save}>
        <Field
          required
          type="email"
          name="staff_email"
          autoComplete="off"
          maxLength={254}
          label={words.email}
        />
        <RoleField current="préparation" />
      </StaffForm>
    </section>
  )
}
