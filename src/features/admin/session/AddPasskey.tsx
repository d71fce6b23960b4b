import { adminSessionWords } from '../../../../wording/admin/session'
import { shownProblem } from '../../../api/Problem'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import { PasskeyButton } from './PasskeyButton'
import { makePasskey, useAddPasskeyMutation, useStartPasskeyMutation } from './staffSessionApi'

/** Adds a passkey of this device to the account. */
export function AddPasskey() {
  const news = useStaffNews()
  const words = useWords(adminSessionWords)
  const [start] = useStartPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  async function use() {
    try {
      await add(await makePasskey(await start(undefined).unwrap())).unwrap()
      news.done({ message: words.passkeyAdded })
      return null
    } catch (error) {
      if (error instanceof Error) return words.passkeyNotMade
      return shownProblem(error, words.passkeyNotMade).message
    }
  }
  return <PasskeyButton variant="quiet" label={words.addPasskey} onUse={use} />
}
