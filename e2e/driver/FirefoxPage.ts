import { readFileSync } from 'node:fs'
import type { HTTPRequest, HTTPResponse, Page } from 'puppeteer-core'
import { eventually, patience } from '../eventually'
import { FirefoxPart } from './FirefoxPart'

const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** A page in Firefox, with the meaning of playwright's Page. */
export class FirefoxPage extends FirefoxPart {
  private readonly underWay = new Set<HTTPRequest>()

  private constructor(
    private readonly tab: Page,
    private readonly shop: string,
  ) {
    super(tab)
    tab.on('request', (request) => {
      if (request.url().includes('/api/')) this.underWay.add(request)
    })
    tab.on('requestfinished', (request) => this.underWay.delete(request))
    tab.on('requestfailed', (request) => this.underWay.delete(request))
  }

  /** `shop` is where the shop begins. */
  static async in(tab: Page, shop: string): Promise<FirefoxPage> {
    await tab.evaluateOnNewDocument(library)
    return new FirefoxPage(tab, shop)
  }

  async goto(path: string): Promise<unknown> {
    await this.whenAnswered()
    return this.tab.goto(new URL(path, `${this.shop}/`).href)
  }
  async reload(): Promise<unknown> {
    await this.whenAnswered()
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

  /** Leaving ends a call with an error that the page, in Firefox, still lives to write down. */
  private whenAnswered(): Promise<void> {
    return eventually(() => {
      expect([...this.underWay].map((request) => request.url())).toEqual([])
      return Promise.resolve()
    })
  }
}
