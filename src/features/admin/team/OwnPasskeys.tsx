import type { StaffAccount } from '../../../../contract/api/staff/staffAccount'
import { adminSessionWords } from '../../../../wording/admin/session'
import { adminTeamWords } from '../../../../wording/admin/team'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { Settling } from '../news/Settling'
import { useStaffChange } from '../news/useStaffChange'
import { AddPasskey } from '../session/AddPasskey'
import { useMember } from '../session/useMember'
import { useRemovePasskeyMutation } from './staffTeamApi'
import styles from './team.module.css'

type Passkey = StaffAccount['passkeys'][number]

/** One's own passkeys, each with its date. */
export function OwnPasskeys({ passkeys }: Pick<StaffAccount, 'passkeys'>) {
  const words = useWords(adminTeamWords)
  const { passkeyImpossible } = useWords(adminSessionWords)
  const { may_add_passkey: mayAdd } = useMember()
  return (
    <section className={styles.card}>
      <h3>{words.passkeys}</h3>
      {passkeys.length === 0 && <p>{mayAdd ? words.noPasskey : passkeyImpossible}</p>}
      {passkeys.length > 0 && (
        <Settling state={passkeys.map(({ id }) => id).join()}>
          <ul className={styles.passkeys}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        </Settling>
      )}
      {mayAdd && <AddPasskey />}
    </section>
  )
}

function PasskeyRow({ passkey: { id, since } }: { passkey: Passkey }) {
  const words = useWords(adminTeamWords)
  const [remove] = useRemovePasskeyMutation()
  const { run, problem, isBusy } = useStaffChange()
  async function drop() {
    await remove(id).unwrap()
    return { message: words.passkeyRemoved }
  }
  return (
    <li>
      <span>{words.passkeySince(since)}</span>
      <Button
        variant="quiet"
        isBusy={isBusy}
        aria-label={words.passkeyRemoveOf(since)}
        onClick={() => void run(drop)}
      >
        {words.passkeyRemove}
      </Button>
      <ChangeProblem problem={problem} />
    </li>
  )
}
