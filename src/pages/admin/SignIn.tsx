import { adminSessionWords } from '../../../wording/admin/session'
import { SignInForm } from '../../features/admin/session/SignInForm'
import styles from '../../features/admin/session/session.module.css'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function SignIn() {
  const { title } = useWords(adminSessionWords)
  useAdminTitle(title)
  return (
    <main className={styles.narrow}>
      <PageHeading>{title}</PageHeading>
      <SignInForm />
    </main>
  )
}
