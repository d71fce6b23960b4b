import { adminSessionWords } from '../../../../wording/admin/session'
import { shownProblem } from '../../../api/Problem'
import { useWords } from '../../../ui/Shop'
import {
  signWithPasskey,
  usePasskeySignInMutation,
  useProveStaffMutation,
  useStartPasskeySignInMutation,
} from './staffSessionApi'

/** Signs in, or proves again, with a passkey; each returns a sentence where that failed. */
export function usePasskeySignIn() {
  const words = useWords(adminSessionWords)
  const [start] = useStartPasskeySignInMutation()
  const [signIn] = usePasskeySignInMutation()
  const [prove] = useProveStaffMutation()

  async function sendSigned(
    send: (passkey: Awaited<ReturnType<typeof signWithPasskey>>) => Promise<unknown>,
  ) {
    try {
      await send(await signWithPasskey(await start(undefined).unwrap()))
      return null
    } catch (error) {
      // The browser's own errors say nothing to a person: closed, timed out, or no passkey here.
      if (error instanceof Error) return words.passkeyNotUsed
      return shownProblem(error, words.notSignedIn).message
    }
  }
  return {
    signIn: () => sendSigned((passkey) => signIn(passkey).unwrap()),
    prove: () => sendSigned((passkey) => prove({ passkey }).unwrap()),
  }
}
