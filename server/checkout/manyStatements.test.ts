import { sql as raw } from 'drizzle-orm'
import { openCheckout } from '../../testing/openCheckout'
import { maxStatements } from '../database/withPreparedStatements'

test('a server that has prepared as many statements as it may is paid on', async () => {
  const shop = await openCheckout(undefined, { settings: { PAYMENT: 'demonstration' } })
  await shop.sql.transaction(async (tx) => {
    for (let number = 0; number <= maxStatements; number += 1)
      await tx.execute(raw`select ${'a'}::text as ${raw.raw(`x${number}`)}`)
  })
  const { shopper, orderId } = await shop.fillCart()
  expect(await shopper.pay({ command_id: orderId })).toMatchObject({ status: 200 })
  await shop.close()
})
