/** The widths in pixels in which `/images/:file?w=` gives a picture; any other is refused. */
export const pictureWidths = [160, 240, 320, 480, 640, 720, 800, 1200] as const

/** The picture of a product that has none. */
export const defaultPicture = 'coffee.png'
