import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import { Button } from './Button'
import styles from './Stepper.module.css'

/** Milliseconds after the last key until a typed number is set, as if the field were left. */
export const typingPauseMs = 1_000

type Props = {
  value: number
  max: number
  /** The names of the number and of the two buttons. */
  names: { quantity: string; less: string; more: string }
  isDisabled?: boolean
  /** A typed number, at least one and at most the maximum; a step too where it has no own command. */
  onSet: (value: number) => void
  /** This number, more than the maximum, was typed; the maximum is set instead. */
  onTooMany?: (typed: number) => void
  onLess?: () => void
  onMore?: () => void
}

/** A number between one and its maximum, typed or changed by steps of one. */
export function Stepper(props: Props) {
  const { value, max, names, isDisabled = false, onSet, onTooMany } = props
  const { onLess = () => onSet(value - 1), onMore = () => onSet(value + 1) } = props
  const [typed, setTyped] = useState<string | null>(null)

  function finish() {
    const whole = Math.floor(Number(typed))
    const number = Math.min(whole, max)
    setTyped(null)
    if (number >= 1 && number !== value) onSet(number)
    if (max >= 1 && whole > max) onTooMany?.(whole)
  }
  const finishNumber = useEffectEvent(() => {
    if (Number(typed) >= 1) finish()
  })
  useEffect(() => {
    const timer = setTimeout(() => finishNumber(), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') finish()
    else if (key === 'Escape') setTyped(null)
  }

  return (
    <div className={styles.stepper}>
      {/* At an end a button stays, so that it keeps the focus. */}
      <Button
        variant="quiet"
        aria-label={names.less}
        disabled={isDisabled}
        aria-disabled={value <= 1 || undefined}
        onClick={() => value > 1 && onLess()}
      >
        <span aria-hidden="true">−</span>
      </Button>
      <input
        type="number"
        inputMode="numeric"
        readOnly={isDisabled}
        min={1}
        max={max}
        value={typed ?? value}
        aria-label={names.quantity}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="quiet"
        aria-label={names.more}
        disabled={isDisabled}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onMore()}
      >
        <span aria-hidden="true">+</span>
      </Button>
    </div>
  )
}
