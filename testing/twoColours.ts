import sharp from 'sharp'

/** A picture of 200 by 100 pixels, its left half red and its right half green. */
export const twoColours = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#00ff00' } }).composite([
    {
      input: { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ])
