import sharp from 'sharp'

/** A small picture of one colour, as PNG. */
export const plainPicture = (background = '#6f4e37'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
