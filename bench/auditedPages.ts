import type { Cookie } from '@playwright/test'
import { adminOrderPath, adminPaths, adminProductPath } from '../contract/site/adminPaths'
import { openAdmin } from '../e2e/adminAccount'
import { launchBrowser } from '../e2e/browser'
import type { ScreenName, Scene } from '../e2e/states/scene'
import { visit } from '../e2e/visit'
import { paths } from '../contract/site/paths'
import type { Visitor } from './askLighthouse'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

/** A page, who sees it, and the lowest score of each category that is measured. */
export type AuditedPage = {
  address: string
  visitor?: Visitor
  wanted: Partial<Record<Category, number>>
}

const indexed = { accessibility: 100, 'best-practices': 100, seo: 100 }
/** Search engines must not list these. */
const hidden = { accessibility: 100, 'best-practices': 100 }
/** The admin is one application, which the browser makes: a score of 95 is what it promises. */
const admin = { performance: 95, accessibility: 95, 'best-practices': 95 }

const everyones: ScreenName[] = [
  'home',
  'products',
  'category',
  'product',
  'login',
  'register',
  'contact',
  'termsOfSale',
  'legalNotice',
  'privacy',
  'withdrawal',
  'reviewMethod',
  'accessibility',
]
const clients: ScreenName[] = ['cart', 'order', 'profile']

/** Public pages, a client’s, and those of the admin that are open all day. */
export async function auditedPages({ shop, addresses, viewers, order }: Scene) {
  const { storage } = viewers.client
  const cookies = await cookiesOfStaff(shop)
  return [
    ...everyones.map((name): AuditedPage => ({ address: addresses[name], wanted: indexed })),
    { address: `${paths.search}?q=café`, wanted: { ...hidden, performance: 100 } },
    { address: paths.favourites, wanted: hidden },
    ...clients.map((name): AuditedPage => ({
      address: addresses[name],
      wanted: hidden,
      visitor: { storage },
    })),
    ...[
      adminPaths.today,
      adminPaths.orders,
      adminOrderPath(Number(order)),
      adminPaths.withdrawals,
      adminPaths.products,
      adminProductPath(1),
      adminPaths.reviews,
      adminPaths.clients,
      adminPaths.documents,
      adminPaths.figures,
      adminPaths.settings,
    ].map((address): AuditedPage => ({ address, wanted: admin, visitor: { cookies } })),
  ]
}

/** The cookies of a manager who has opened the account and is signed in. */
async function cookiesOfStaff(shop: Scene['shop']): Promise<Cookie[]> {
  const browser = await launchBrowser()
  try {
    const page = await visit(browser, { url: shop.url })
    await openAdmin(page, shop)
    return await page.context().cookies()
  } finally {
    await browser.close()
  }
}
