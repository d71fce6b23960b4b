import type { Grind } from '../contract/grinds'

/** How a line's coffee leaves the shop, as one reads it after the product's name. */
export const grindWords: Record<Grind, string> = {
  grains: 'en grains',
  filtre: 'moulu pour filtre',
  espresso: 'moulu pour espresso',
  piston: 'moulu pour piston',
  moka: 'moulu pour moka',
}

/** A line of the cart as it is told from the same coffee in another grind. */
export const lineName = ({ name, grind }: { name: string; grind: Grind | null }): string =>
  grind ? `${name}, ${grindWords[grind]}` : name
