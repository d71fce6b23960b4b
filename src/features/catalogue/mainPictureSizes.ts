/** The width of a product's picture on its own page, for the `sizes` attribute. */
export const mainPictureSizes =
  '(min-width: 48rem) calc(min(50vw, 37.5rem) - 2.25rem), calc(100vw - 2rem)'
