import { useState } from 'react'
import { Button } from '../../../ui/Button'
import styles from './session.module.css'

type Props = {
  label: string
  /** A sentence where it failed; null on success. */
  onUse: () => Promise<string | null>
  variant?: 'primary' | 'quiet'
}

/** A button that asks the device for a passkey, and says why it was not used. */
export function PasskeyButton({ label, onUse, variant = 'primary' }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    setProblem(await onUse())
    setBusy(false)
  }
  return (
    <>
      <Button variant={variant} isBusy={isBusy} onClick={() => void press()}>
        {label}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
