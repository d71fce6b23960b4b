import { useState } from 'react'
import { staffRoles } from '../../../../contract/staffRoles'
import { adminTeamWords } from '../../../../wording/admin/team'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import { RoleField } from './RoleField'
import { SingleUseLink } from './SingleUseLink'
import { useInviteTeamMemberMutation } from './staffTeamApi'
import styles from './team.module.css'

/** Invites somebody by e-mail, with a role; most often a helper. */
export function InviteForm() {
  const words = useWords(adminTeamWords)
  const [invite] = useInviteTeamMemberMutation()
  const [invited, setInvited] = useState<{ email: string; link: string } | null>(null)
  const news = useStaffNews()

  async function submit({ staff_email = '', role: chosen }: FormValues) {
    const email = staff_email.trim()
    const role = staffRoles.find((one) => one === chosen)
    if (!email || !role) return { fields: { staff_email: words.emailMissing } }
    try {
      const done = await invite({ staff_email: email, role }).unwrap()
      setInvited({ email, link: done.link })
      news.done(done)
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }

  return (
    <section className={styles.part}>
      <h2>{words.invite}</h2>
      <p>{words.inviteHint}</p>
      {invited && <SingleUseLink key={invited.link} {...invited} />}
      {/* An invitation that went out leaves an empty form. */}
      <Form key={invited?.link} submit={words.inviteSave} onSubmit={submit}>
        <Field
          required
          type="email"
          name="staff_email"
          autoComplete="off"
          maxLength={254}
          label={words.email}
        />
        <RoleField current="préparation" />
      </Form>
    </section>
  )
}
