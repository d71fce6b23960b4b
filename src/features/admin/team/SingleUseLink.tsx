import { useState } from 'react'
import { adminTeamWords } from '../../../../wording/admin/team'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import styles from './team.module.css'

/** A link that is shown this once, to copy. */
export function SingleUseLink({ email, link }: { email: string; link: string }) {
  const words = useWords(adminTeamWords)
  const [isCopied, setCopied] = useState(false)
  // Without a clipboard, as on plain http, the link can still be selected.
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.link}>
      <Field
        readOnly
        value={link}
        label={words.linkTitle(email)}
        hint={words.linkOnce}
        onFocus={({ target }) => target.select()}
        action={
          'clipboard' in navigator && (
            <Button variant="quiet" onClick={() => void copy()}>
              {isCopied ? words.copied : words.copy}
            </Button>
          )
        }
      />
    </div>
  )
}
