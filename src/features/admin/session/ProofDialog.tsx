import { useEffect, useRef, useSyncExternalStore } from 'react'
import { adminSessionWords } from '../../../../wording/admin/session'
import type { ProofGate } from '../../../api/admin/ProofGate'
import { shownProblem } from '../../../api/Problem'
import { Button } from '../../../ui/Button'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { CodeField } from './CodeField'
import { PasskeyButton } from './PasskeyButton'
import styles from './session.module.css'
import { useProveStaffMutation } from './staffSessionApi'
import { usePasskeySignIn } from './usePasskeySignIn'

/** Asks who one is before a sensitive act; the act goes on by itself. */
export function ProofDialog({ proof }: { proof: ProofGate }) {
  const words = useWords(adminSessionWords)
  const isAsked = useSyncExternalStore(proof.subscribe, proof.isAsked)
  const dialog = useRef<HTMLDialogElement>(null)
  const passkey = usePasskeySignIn()
  const [prove] = useProveStaffMutation()
  useEffect(() => {
    if (isAsked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isAsked])

  async function submit({ code = '' }: FormValues) {
    if (!code.trim()) return { fields: { code: words.codeNeeded } }
    try {
      await prove({ code }).unwrap()
      proof.answer(true)
      return null
    } catch (error) {
      return shownProblem(error, words.notProven)
    }
  }
  async function withPasskey() {
    const problem = await passkey.prove()
    if (problem === null) proof.answer(true)
    return problem
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="proof"
      onCancel={() => proof.answer(false)}
    >
      <h2 id="proof">{words.proofTitle}</h2>
      <p>{words.proof}</p>
      {isAsked && (
        <>
          <PasskeyButton label={words.withPasskey} onUse={withPasskey} />
          <p className={styles.or}>{words.or}</p>
          <Form submit={words.prove} onSubmit={submit}>
            <CodeField label={words.code} />
          </Form>
        </>
      )}
      <p>
        <Button variant="quiet" onClick={() => proof.answer(false)}>
          {words.dropProof}
        </Button>
      </p>
    </dialog>
  )
}
