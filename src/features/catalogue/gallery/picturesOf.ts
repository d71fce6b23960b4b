import type { FurtherPicture } from '../../../../contract/site/pictures'
import type { Product } from '../Product'

export type ShownPicture = { file: string; alt: string }
type Words = { view: (name: string, number: number) => string }

/** All pictures of a product, the first one with its name. */
export function picturesOf({ name, picture, images }: Product, words: Words): ShownPicture[] {
  const all: FurtherPicture[] = [{ file: picture ?? '', alt: name }, ...images]
  return all.map(({ file, alt }, index) => ({ file, alt: alt ?? words.view(name, index + 1) }))
}
