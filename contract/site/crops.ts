/** What is shown of a picture, in fractions of the width and the height that it has upright. */
export type Crop = { x: number; y: number; width: number; height: number }

/** The smallest part of a picture's area that may be shown. */
export const smallestCrop = 0.01

/** The whole picture, with margins where it is no square. */
export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 }
