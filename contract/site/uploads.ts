/** Bytes of the largest file that may become a product's picture. */
export const maxPictureBytes = 20 * 1024 * 1024
/** Bytes of the largest catalogue file. */
export const maxCatalogueFileBytes = 20 * 1024 * 1024
/** Pictures of one product after the first one. */
export const maxFurtherPictures = 8
