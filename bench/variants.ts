import type { Measured } from './measurePage'

/** One build, two ways: the server writes the page, or sends an empty one for the browser. */
export const variants: Record<Variant, Record<string, string>> = {
  server: {},
  plain: { RENDERING: 'off' },
}
/** The pages that shoppers arrive on. */
export const addresses = { home: '/', list: '/products', product: '/product/CAF-001' }

export type Variant = 'server' | 'plain'
export type PageName = keyof typeof addresses
export type Run = Measured & { page: PageName; variant: Variant }
