/** The widths in pixels that `/images/:file?w=` accepts; any other is refused. */
export const pictureWidths = [160, 240, 320, 480, 640, 720, 800, 1200] as const

/** A product's picture after the first one; without an alternative text it has the product's name. */
export type FurtherPicture = { file: string; alt: string | null }

/** The picture of a product without one. */
export const defaultPicture = 'coffee.png'
