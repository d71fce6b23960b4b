import { Button } from '../../../ui/Button'
import styles from './MoveButtons.module.css'

type Props = {
  words: { earlier: string; later: string }
  /** The whole names of the buttons, with what they move. */
  names: { earlier: string; later: string }
  /** From 0. */
  place: number
  count: number
  onMove: (step: 1 | -1) => void
}

/** Moves a thing of a list by one place; at an end the button stays, so that it keeps the focus. */
export function MoveButtons({ words, names, place, count, onMove }: Props) {
  const [isFirst, isLast] = [place === 0, place + 1 === count]
  return (
    <>
      <Button
        variant="quiet"
        className={styles.move}
        aria-label={names.earlier}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      >
        {words.earlier}
      </Button>
      <Button
        variant="quiet"
        className={styles.move}
        aria-label={names.later}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      >
        {words.later}
      </Button>
    </>
  )
}
