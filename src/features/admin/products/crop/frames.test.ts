import * as fc from 'fast-check'
import {
  centreFrame,
  corners,
  middleFrame,
  moveFrame,
  sideOf,
  sizeFrame,
  smallestSide,
  stretchFrame,
} from './frames'

const tolerance = 0.000_1
const ratios = fc.double({ min: 0.1, max: 10, noNaN: true })
const number = fc.double({ min: -2, max: 3, noNaN: true })
const point = fc.record({ x: number, y: number })

test('the frame that nobody chose is the square in the middle, as the lists cut it', () => {
  expect(middleFrame(2)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(middleFrame(0.5)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
  expect(middleFrame(1)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})

test('whatever is done to a frame, it stays a square inside its picture, and never too small', () => {
  const acts = fc.array(
    fc.oneof(
      fc.tuple(fc.constant('move'), point, fc.constantFrom(...corners)),
      fc.tuple(fc.constant('centre'), point, fc.constantFrom(...corners)),
      fc.tuple(fc.constant('size'), point, fc.constantFrom(...corners)),
      fc.tuple(fc.constant('stretch'), point, fc.constantFrom(...corners)),
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(ratios, acts, (ratio, done) => {
      let frame = middleFrame(ratio)
      for (const [act, to, corner] of done) {
        if (act === 'move') frame = moveFrame(frame, to)
        else if (act === 'centre') frame = centreFrame(frame, to)
        else if (act === 'size') frame = sizeFrame(frame, ratio, to.x)
        else frame = stretchFrame(frame, ratio, { corner, to })
        expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(frame.x + frame.width, frame.y + frame.height)).toBeLessThan(1 + tolerance)
        expect(Math.abs((frame.width * ratio) / frame.height - 1)).toBeLessThan(0.01)
        expect(sideOf(frame, ratio)).toBeGreaterThan(smallestSide(ratio) - tolerance)
      }
    }),
  )
})

test('a corner is pulled away from the one opposite, which stays', () => {
  const frame = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  const pulled = stretchFrame(frame, 1, { corner: 'nw', to: { x: 0.45, y: 0.4 } })
  expect(pulled).toEqual({ x: 0.4, y: 0.4, width: 0.35, height: 0.35 })
})
