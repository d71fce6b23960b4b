import { TestEnvironment } from 'jest-environment-jsdom'
import { loadNatively } from './loadNatively'
import type * as screens from './startShopForScreens'

/**
 * jsdom in front of the real server on the embedded database. The server runs outside Jest's
 * sandbox, and the page uses its network.
 */
export default class ShopEnvironment extends TestEnvironment {
  private shop: screens.Shop | undefined

  override async setup(): Promise<void> {
    await super.setup()
    const { startShopForScreens } = loadNatively('./startShopForScreens') as typeof screens
    const shop = (this.shop = await startShopForScreens())
    const { fetch } = shop
    const ofNode = { fetch, Headers, Request, Response, structuredClone, TextEncoder, TextDecoder }
    Object.assign(this.global, ofNode, { shop })
  }

  override async teardown(): Promise<void> {
    await this.shop?.close()
    await super.teardown()
  }
}
