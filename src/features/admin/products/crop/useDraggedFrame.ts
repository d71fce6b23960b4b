import { useRef, type PointerEvent } from 'react'
import type { Crop } from '../../../../../contract/site/crops'
import { centreFrame, corners, moveFrame, stretchFrame } from './frames'

type Drag = { pointer: number; from: { x: number; y: number }; frame: Crop; part: string }

/** Moves a frame with the pointer, sizes it by a corner, or brings it where the picture is pressed. */
export function useDraggedFrame(frame: Crop, ratio: number, onChange: (frame: Crop) => void) {
  const drag = useRef<Drag | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      const part = (event.target as Element).getAttribute('data-part') ?? 'outside'
      const from = pointOf(event)
      const begun = part === 'outside' ? centreFrame(frame, from) : frame
      if (begun !== frame) onChange(begun)
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { pointer: event.pointerId, from, frame: begun, part }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const begun = drag.current
      if (begun?.pointer !== event.pointerId) return
      const to = pointOf(event)
      const corner = corners.find((one) => one === begun.part)
      const by = { x: to.x - begun.from.x, y: to.y - begun.from.y }
      onChange(
        corner ? stretchFrame(begun.frame, ratio, { corner, to }) : moveFrame(begun.frame, by),
      )
    },
    onPointerUp: end,
    onPointerCancel: end,
  }

  function end({ pointerId }: PointerEvent) {
    if (drag.current?.pointer === pointerId) drag.current = null
  }
}

/** Where the pointer is, in fractions of the picture. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
