/** The widths in pixels that `/images/:file?w=` accepts; any other is refused. */
export const pictureWidths = [160, 240, 320, 480, 640, 720, 800, 1200] as const

/** The forms of the home page's picture, and the widths in which `/images/:file?w=&shape=` has each. */
export const heroShapes = {
  wide: { ratio: 2, widths: [640, 960, 1440, 1920, 2400] },
  square: { ratio: 1, widths: [480, 640, 720, 960, 1200] },
} as const
export type HeroShape = keyof typeof heroShapes

/** A product's picture after the first one; without an alternative text it has the product's name. */
export type FurtherPicture = { file: string; alt: string | null }

/** The picture of a product without one. */
export const defaultPicture = 'coffee.png'
