import { IdleButton } from './IdleButton'

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
  return (
    <>
      <IdleButton
        variant="quiet"
        aria-label={names.earlier}
        isIdle={place === 0}
        onClick={() => onMove(-1)}
      >
        {words.earlier}
      </IdleButton>
      <IdleButton
        variant="quiet"
        aria-label={names.later}
        isIdle={place + 1 === count}
        onClick={() => onMove(1)}
      >
        {words.later}
      </IdleButton>
    </>
  )
}
