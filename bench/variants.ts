import type { Measured } from './measurePage'

/**
 * One build in two variants: the server renders the page, or sends an empty one for the browser.
 */
export const variants: Record<Exclude<Variant, 'bare'>, Record<string, string>> = {
  server: {},
  plain: { RENDERING: 'off' },
}
/** The pages that shoppers arrive on. */
export const addresses = { home: '/', list: '/products', product: '/product/CAF-001' }

/** `bare` is a page of the same size with nothing in it but the main picture. */
export type Variant = 'server' | 'plain' | 'bare'
export type PageName = keyof typeof addresses
export type Run = Measured & { page: PageName; variant: Variant }
