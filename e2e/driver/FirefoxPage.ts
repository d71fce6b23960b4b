import { readFileSync } from 'node:fs'
import type { HTTPResponse, Page } from 'puppeteer-core'
import { patience } from '../eventually'
import { FirefoxPart } from './FirefoxPart'

const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** A page in Firefox, with the meaning of playwright's Page. */
export class FirefoxPage extends FirefoxPart {
  private constructor(
    private readonly tab: Page,
    private readonly shop: string,
  ) {
    super(tab)
  }

  /** `shop` is where the shop begins. */
  static async in(tab: Page, shop: string): Promise<FirefoxPage> {
    await tab.evaluateOnNewDocument(library)
    return new FirefoxPage(tab, shop)
  }

  goto(path: string): Promise<unknown> {
    return this.tab.goto(new URL(path, `${this.shop}/`).href)
  }
  reload(): Promise<unknown> {
    return this.tab.reload()
  }
  url(): string {
    return this.tab.url()
  }
  evaluate<Result>(work: () => Result): Promise<Awaited<Result>> {
    return this.tab.evaluate(work)
  }
  waitForResponse(isIt: (response: { url(): string }) => boolean): Promise<HTTPResponse> {
    return this.tab.waitForResponse(isIt, { timeout: patience })
  }
}
