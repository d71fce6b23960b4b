import { closeOnSignals } from '../../server/system/closeOnSignals'
import { startBuiltShop } from '../startBuiltShop'
import { startStripeHost } from '../stripeHost'

// `npm run demo:stripe`: the built shop, which pays at the stand-in for Stripe on this machine.

async function open(): Promise<void> {
  const host = await startStripeHost()
  const shop = await startBuiltShop({
    ...host.settings,
    PORT: process.env.PORT ?? '3000',
    PAYMENT: 'stripe,transfer,counter',
    // An account that banks give as an example.
    TRANSFER_IBAN: 'FR76 3000 6000 0112 3456 7890 189',
  })
  host.events.url = `${shop.url}/api/payments/stripe/events`
  closeOnSignals(async () => {
    await shop.stop()
    await host.close()
  })
  console.log(`The shop is open: ${shop.url}/
It takes payments on a page of this machine that stands in for Stripe. No money moves.
Mails are files in ${shop.dataDir}/outbox. Ctrl+C ends everything and deletes the data.`)
}

void open()
