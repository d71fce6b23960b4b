import { adminSessionWords } from '../../../wording/admin/session'
import { SignInForm } from '../../features/admin/session/SignInForm'
import styles from '../../features/admin/session/session.module.css'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

/** Who comes signs in; `isAgain` says that a session has ended, and that what was typed is kept. */
export function SignIn({ isAgain = false }: { isAgain?: boolean }) {
  const { title, over } = useWords(adminSessionWords)
  useAdminTitle(title)
  return (
    <main className={styles.narrow}>
      <PageHeading>{title}</PageHeading>
      {isAgain && <p>{over}</p>}
      <SignInForm />
    </main>
  )
}
