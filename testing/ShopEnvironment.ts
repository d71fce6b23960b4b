import type { Failure } from './shop'
import { TestEnvironment } from 'jest-environment-jsdom'
import { Network } from './network'
import { startShopForScreens, type ShopBehind } from './startShopForScreens'

/**
 * jsdom in front of the real server on the embedded database. The server runs outside Jest's
 * sandbox, and the page uses its network.
 */
export default class ShopEnvironment extends TestEnvironment {
  private behind: ShopBehind | undefined

  override async setup(): Promise<void> {
    await super.setup()
    this.behind = await startShopForScreens()
    const network = new Network(this.behind.url)
    Object.assign(this.global, {
      fetch: network.fetch,
      Headers,
      Request,
      Response,
      structuredClone,
      TextEncoder,
      TextDecoder,
      shop: {
        ...this.behind.shop,
        failNext: (name: string, failure: Failure, times = 1) =>
          network.failNext(name, failure, times),
        slow: (milliseconds: number) => network.slow(milliseconds),
        settle: () => network.settle(),
        calls: () => [...network.made],
      },
    })
  }

  override async teardown(): Promise<void> {
    await this.behind?.close()
    await super.teardown()
  }
}
