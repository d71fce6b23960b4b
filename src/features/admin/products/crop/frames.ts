import { smallestCrop, type Crop } from '../../../../../contract/site/crops'

/*
 * Frames in fractions of a picture whose width is `ratio` times its height. The lists show squares:
 * a frame's side is a fraction of the picture's shorter side.
 */

type Point = { x: number; y: number }

/** The largest square in the middle, which is shown where nobody chose a frame. */
export const middleFrame = (ratio: number): Crop => {
  const { width, height } = sizesOf(1, ratio)
  return rounded({ x: (1 - width) / 2, y: (1 - height) / 2, width, height })
}

/** The side of a frame; 1 for one that is no square, because it shows all. */
export const sideOf = ({ width, height }: Crop, ratio: number) =>
  Math.min(1, ratio >= 1 ? height : width)

export const smallestSide = (ratio: number) =>
  Math.min(1, Math.sqrt(smallestCrop * Math.max(ratio, 1 / ratio)))

/** The same frame as far this way as the picture goes. */
export const moveFrame = (frame: Crop, by: Point): Crop =>
  within({ ...frame, x: frame.x + by.x, y: frame.y + by.y })

/** The frame with this point in its middle, as far as the picture goes. */
export const centreFrame = (frame: Crop, { x, y }: Point): Crop =>
  within({ ...frame, x: x - frame.width / 2, y: y - frame.height / 2 })

/** A square of this side around the same middle. */
export function sizeFrame(frame: Crop, ratio: number, side: number): Crop {
  const { width, height } = sizesOf(side, ratio)
  const x = frame.x + (frame.width - width) / 2
  return within({ x, y: frame.y + (frame.height - height) / 2, width, height })
}

/** A square from the corner opposite to this one, as far as the point. */
export function stretchFrame(
  frame: Crop,
  ratio: number,
  { corner, to }: { corner: Corner; to: Point },
): Crop {
  const [isRight, isLow] = [corner.endsWith('e'), corner.startsWith('s')]
  const fixed = {
    x: isRight ? frame.x : frame.x + frame.width,
    y: isLow ? frame.y : frame.y + frame.height,
  }
  const room = { x: isRight ? 1 - fixed.x : fixed.x, y: isLow ? 1 - fixed.y : fixed.y }
  const unit = sizesOf(1, ratio)
  const wanted = Math.max(
    (isRight ? to.x - fixed.x : fixed.x - to.x) / unit.width,
    (isLow ? to.y - fixed.y : fixed.y - to.y) / unit.height,
  )
  const max = Math.min(room.x / unit.width, room.y / unit.height)
  const { width, height } = sizesOf(Math.min(max, Math.max(wanted, smallestSide(ratio))), ratio)
  const x = isRight ? fixed.x : fixed.x - width
  return within({ x, y: isLow ? fixed.y : fixed.y - height, width, height })
}

export const corners = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof corners)[number]

function sizesOf(side: number, ratio: number) {
  const kept = Math.min(1, Math.max(side, smallestSide(ratio)))
  return ratio >= 1 ? { width: kept / ratio, height: kept } : { width: kept, height: kept * ratio }
}

const within = ({ x, y, width, height }: Crop): Crop =>
  rounded({
    x: Math.max(0, Math.min(x, 1 - width)),
    y: Math.max(0, Math.min(y, 1 - height)),
    width,
    height,
  })

const round = (value: number) => Math.round(value * 100_000) / 100_000
const rounded = ({ x, y, width, height }: Crop): Crop => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})
