import { existsSync } from 'node:fs'
import { freePort } from '../testing/freePort'
import { runSource } from '../testing/runSource'
import { ApiClient, fetchProducts } from '../testing/ApiClient'
import { expect, test } from './journey'
import { expectToFit, press, seesHeading, signIn } from './page'
import { acceptConditions } from './shopping'
import { words } from './words'

test('one command opens a shop that is paid at the stand-in for Stripe, and leaves nothing', async ({
  browser,
}) => {
  const port = String(await freePort())
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
  } finally {
    demo.child.kill('SIGTERM')
  }
  const { output } = await demo.ended
  const [, folder = ''] = /files in (\S+)\/outbox/.exec(output) ?? []
  expect([folder.length > 0, existsSync(folder)]).toEqual([true, false])
})
