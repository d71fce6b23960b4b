import { deliveryModes } from '../../contract/deliveryModes'
import { orderStates } from '../../contract/orderStates'
import { insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { startServer, type TestServer } from '../../testing/startServer'
import { changeOrderState } from './changeState'
import { nextStatesOfPaid } from './stateMachine'

/** The changes without a mail, and why. */
const silent: Record<string, string> = {
  'payée → en préparation': 'nothing changes for the client, and the order’s page shows it',
  'prête → retirée': 'the client has just carried the articles away',
  'expédiée → livrée': 'the client holds the parcel',
}
const arrows = deliveryModes.flatMap((delivery) =>
  orderStates.flatMap((from) =>
    nextStatesOfPaid(from, delivery).map((to) => ({
      delivery,
      from,
      to,
      arrow: `${from} → ${to}`,
    })),
  ),
)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function mailsAfter({ delivery, from, to }: (typeof arrows)[number]): Promise<string[]> {
  const { sql } = server.services.database
  const { id: clientId, email } = await server.registerClient()
  const lines = [{ product: await insertProduct(sql), quantity: 1 }]
  const { id } = await newOrder(sql, { clientId, state: from, delivery, lines })
  const restock = to === 'retournée' ? { restock: true } : {}
  await changeOrderState(server.services, { id, state: to, ...restock })
  const mails = await server.readMails(email)
  return mails.filter((mail) => mail.includes(id))
}

// spec: 4.8
test.each(arrows.filter(({ arrow }) => !(arrow in silent)))(
  '$delivery: $arrow sends one mail, which says what happens to the money and the articles',
  async (change) => {
    const mails = await mailsAfter(change)
    expect(mails).toHaveLength(1)
    const isEnd = ['annulée', 'perdue', 'retournée'].includes(change.to)
    if (!isEnd) return
    expect(mails[0]).toMatch(/aucune somme/)
    expect(mails[0]).toMatch(/articles|colis/)
  },
)

// spec: 4.8
test.each(arrows.filter(({ arrow }) => arrow in silent))(
  '$delivery: $arrow needs no mail',
  async (change) => {
    expect(await mailsAfter(change)).toEqual([])
  },
)

test('every change that is listed as silent is one that an order can make', () => {
  const known = arrows.map(({ arrow }) => arrow)
  expect(known).toEqual(expect.arrayContaining(Object.keys(silent)))
})
