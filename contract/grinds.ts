import { brewings } from './facts'

/** How coffee sold in beans leaves the shop: in beans, or ground for a way to brew it. */
export const grinds = ['grains', ...brewings] as const
export type Grind = (typeof grinds)[number]
