import type { KeyboardEvent, ReactNode } from 'react'
import type { Crop } from '../../../../../contract/site/crops'
import styles from './Crop.module.css'
import { corners, moveFrame, sideOf, sizeFrame } from './frames'
import { useDraggedFrame } from './useDraggedFrame'

/** Units of the drawing along each side of the picture. */
const units = 1000
const arrows: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const sizes: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }
const step = 0.01

type Props = {
  frame: Crop
  ratio: number
  label: string
  describedBy: string
  onChange: (frame: Crop) => void
  /** The picture under the frame. */
  children: ReactNode
}

/** A picture with the frame of what is shown of it: moved and sized by pointer, finger and keys. */
export function CropFrame({ frame, ratio, label, describedBy, onChange, children }: Props) {
  const drag = useDraggedFrame(frame, ratio, onChange)
  function onKeyDown(event: KeyboardEvent) {
    const [arrow, size] = [arrows[event.key], sizes[event.key]]
    if ((!arrow && !size) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const by = step * (event.shiftKey && arrow ? 10 : 1)
    if (arrow) onChange(moveFrame(frame, { x: arrow[0] * by, y: arrow[1] * by }))
    else if (size) onChange(sizeFrame(frame, ratio, sideOf(frame, ratio) + size * by))
  }
  const [x, y, width, height] = [frame.x, frame.y, frame.width, frame.height].map(
    (part) => part * units,
  ) as [number, number, number, number]
  const inner = `M${x} ${y}h${width}v${height}h${-width}z`
  return (
    <button
      type="button"
      className={styles.stage}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      {...drag}
    >
      {children}
      <svg viewBox={`0 0 ${units} ${units}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.outside}
          fillRule="evenodd"
          d={`M0 0h${units}v${units}H0z${inner}`}
        />
        <rect className={styles.frame} data-part="frame" {...{ x, y, width, height }} />
        {corners.map((corner) => {
          const cornerX = corner.endsWith('e') ? x + width : x
          const cornerY = corner.startsWith('s') ? y + height : y
          // A line without a length is a dot, whatever the drawing is stretched to.
          const dot = `M${cornerX} ${cornerY}h0`
          return (
            <g key={corner}>
              <path className={styles.corner} d={dot} />
              <path className={styles.grip} data-part={corner} d={dot} />
            </g>
          )
        })}
      </svg>
    </button>
  )
}
