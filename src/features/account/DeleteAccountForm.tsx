import { useNavigate } from 'react-router-dom'
import type { Client } from '../../../contract/api/clients'
import { paths } from '../../../contract/site/paths'
import { accountWords } from '../../../wording/account'
import { commonWords } from '../../../wording/common'
import { sessionWords } from '../../../wording/session'
import { shownProblem } from '../../api/Problem'
import { useAppDispatch, useSession } from '../../app/hooks'
import { notices } from '../../state/notices'
import { Form, type FormValues } from '../../ui/Form'
import { useWords } from '../../ui/Shop'
import { useIsHere } from '../../ui/useIsHere'
import { AcceptTerms } from './AcceptTerms'
import { useDeleteClientMutation } from './accountApi'
import { BackToProfile } from './BackToProfile'
import { OldPassword } from './OldPassword'

export function DeleteAccountForm({ client }: { client: Client }) {
  const account = useWords(accountWords)
  const common = useWords(commonWords)
  const session = useWords(sessionWords)
  const { logout } = useSession()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [deleteClient] = useDeleteClientMutation()

  async function submit({ OldPass = '', terms }: FormValues) {
    const fields = {
      ...(!OldPass && { OldPass: session.fieldRequired }),
      ...(!terms && { terms: account.termsNotAccepted }),
    }
    if (!OldPass || !terms) return { fields }
    try {
      await deleteClient({ OldPass, client_id: client.id }).unwrap()
      const isAwaited = isHere()
      await logout()
      dispatch(notices.actions.shown({ kind: 'success', text: account.deleted }))
      if (isAwaited) await navigate(paths.home, { replace: true })
      return null
    } catch (error) {
      return shownProblem(error, common.error)
    }
  }

  return (
    <>
      <Form isFinal submit={account.deleteButton} onSubmit={submit}>
        <p>{account.deleteWarning}</p>
        <OldPassword hint={account.passwordForDeletion} />
        <AcceptTerms />
      </Form>
      <BackToProfile />
    </>
  )
}
