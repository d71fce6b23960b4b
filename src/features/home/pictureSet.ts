/** The srcset of one of the shop's own pictures in these widths. */
export function pictureSet(
  basePath: string,
  { name, widths }: { name: string; widths: readonly number[] },
  format: 'avif' | 'webp',
): string {
  return widths.map((width) => `${basePath}${name}-${width}.${format} ${width}w`).join(', ')
}
