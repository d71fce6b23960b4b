import { existsSync } from 'node:fs'
import { freePort } from '../testing/freePort'
import { runSource } from '../testing/runSource'
import { ApiClient, fetchProducts } from '../testing/ApiClient'
import { expect, nightly, test as base } from './journey'
import { expectToFit, press, seesHeading, signIn } from './page'
import { acceptConditions } from './shopping'
import { words } from './words'

const test = base.extend<{ port: string }>({
  port: async ({}, use) => use(String(await freePort())),
  otherOrigins: async ({ port }, use) => use([`http://localhost:${port}`]),
})

test(
  'one command opens a shop that is paid at the stand-in for Stripe, and leaves nothing',
  nightly,
  async ({ browser, port, expectHeard }) => {
    const demo = runSource(['testing/stripe/demo.ts'], { PORT: port })
    try {
      await demo.says('Ctrl+C ends everything')
      const url = `http://localhost:${port}`
      const page = await browser.newPage({ baseURL: `${url}/` })
      const client = await ApiClient.register(url)
      await client.add((await fetchProducts(url))[0]!)
      await signIn(page, client.person)
      await page.goto('panier')
      await acceptConditions(page)
      await press(page, words.cart.pay)
      await page.getByRole('button', { name: 'Payer', exact: true }).click()
      await seesHeading(page, words.orders.title)
      await expectToFit(page)
      await page.close()
      // The page of the stand-in.
      await expectHeard(/^other host: http:\/\/127\.0\.0\.1:\d+\/pay\//m)
    } finally {
      demo.child.kill('SIGTERM')
    }
    const { output } = await demo.ended
    const [, folder = ''] = /files in (\S+)\/outbox/.exec(output) ?? []
    expect([folder.length > 0, existsSync(folder)]).toEqual([true, false])
  },
)
