import { Button } from './Button'
import styles from './Stepper.module.css'

type Props = {
  value: number
  max: number
  /** The names of the number and of the two buttons. */
  names: { value: string; less: string; more: string }
  isDisabled?: boolean
  onLess: () => void
  onMore: () => void
}

/** A number between one and its maximum, changed by steps of one. */
export function Stepper({ value, max, names, isDisabled = false, onLess, onMore }: Props) {
  return (
    <div className={styles.stepper}>
      <Button
        variant="quiet"
        aria-label={names.less}
        disabled={isDisabled || value <= 1}
        onClick={onLess}
      >
        <span aria-hidden="true">−</span>
      </Button>
      <input
        type="number"
        inputMode="numeric"
        readOnly
        min={1}
        max={max}
        value={value}
        aria-label={names.value}
      />
      <Button
        variant="quiet"
        aria-label={names.more}
        disabled={isDisabled || value >= max}
        onClick={onMore}
      >
        <span aria-hidden="true">+</span>
      </Button>
    </div>
  )
}
