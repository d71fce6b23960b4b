import { getOrder, type OrderLineReply } from '../../contract/api/orders'
import { orderPaymentWords } from '../../wording/orderPayment'
import { sees } from '../page'
import { openThen, type ScreenState } from './reach'

const words = orderPaymentWords.specified
const unpaid = {
  command_state: 'en attente de paiement',
  command_payment: 'à payer',
  command_held_until: '2026-12-24T16:00:00Z',
} as const
const transfer = {
  holder: 'Comptoir Blésois',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  reference: '12345678-A9D31B',
}

/** What an order says before and after its payment. */
export const orderStates = {
  awaited: as({ ...unpaid, command_means: 'card' }, /Nous vérifions|attend son paiement/),
  transfer: as(
    { ...unpaid, command_means: 'transfer', command_transfer: transfer },
    words.transfer,
  ),
  counter: as({ ...unpaid, command_means: 'counter' }, words.counter),
  expired: as({ command_state: 'expirée', command_payment: 'sans objet' }, words.expired),
  cancelled: as({ command_state: 'annulée', command_payment: 'remboursée' }, words.cancelled),
  disputed: as({ command_payment: 'contestée' }, words.disputed),
} satisfies Record<string, ScreenState>

/** The client's order with these fields in place of its own. */
function as(fields: Partial<OrderLineReply>, shows: string | RegExp): ScreenState {
  return openThen('client', async (page) => {
    await page.route(`**${getOrder.path.replace(':id', '*')}?*`, async (route) => {
      const response = await route.fetch()
      const lines = (await response.json()) as OrderLineReply[]
      await route.fulfill({ response, json: lines.map((line) => ({ ...line, ...fields })) })
    })
    await page.reload()
    await sees(page, shows)
  })
}
