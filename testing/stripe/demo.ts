import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import closeWithGrace from 'close-with-grace'
import { startBuiltShop } from '../startBuiltShop'
import { startStripeHost } from '../stripeHost'

// `npm run demo:stripe`: the built shop, which pays at the stand-in for Stripe on this machine.

async function open(): Promise<void> {
  const host = await startStripeHost()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-demo-'))
  const shop = await startBuiltShop({
    ...host.settings,
    DATA_DIR: dataDir,
    PORT: process.env.PORT ?? '3000',
    PAYMENT: 'stripe,transfer,counter',
    // An account that banks give as an example.
    TRANSFER_IBAN: 'FR76 3000 6000 0112 3456 7890 189',
  })
  host.events.url = `${shop.url}/api/payments/stripe/events`
  closeWithGrace(async () => {
    await shop.stop()
    await host.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  console.log(`The shop is open: ${shop.url}/
It takes payments on a page of this machine that stands in for Stripe. No money moves.
Mails are files in ${dataDir}/outbox. Ctrl+C ends everything and deletes the data.`)
}

void open()
