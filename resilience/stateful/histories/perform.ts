import { toEuros } from '../../../contract/amounts'
import type { Act } from '../model/Act'
import { addressOf } from '../model/World'
import { send, type Reply } from '../../../testing/send'
import { edited, exportCatalogue } from './catalogueFile'
import { viewShop } from './viewShop'
import { password, signUp } from '../../Shopper'
import { personOf, type Stage } from './Stage'

const cart = '/api/client/cart'
const pathOf = {
  add: '/api/products/addCart',
  more: `${cart}/updateQuantityMore`,
  less: `${cart}/updateQuantityLess`,
}

/** Does the act on the real shop. */
export async function perform(act: Act, stage: Stage): Promise<Reply> {
  switch (act.kind) {
    case 'add':
    case 'more':
    case 'less':
      return call(stage, act.client, pathOf[act.kind], {
        product_serial_number: stage.serials[act.product],
      })
    case 'set quantity':
      return call(stage, act.client, `${cart}/setQuantity`, {
        product_serial_number: stage.serials[act.product],
        command_quantity: act.quantity,
      })
    case 'delete line':
      return call(stage, act.client, `${cart}/deleteLine`, { command_line_id: act.line }, 'DELETE')
    case 'pay':
      return call(stage, act.client, `${cart}/paid`, {
        command_id: act.order,
        adress: addressOf[act.where],
        ...(act.shownCents !== null && { expected_total: toEuros(act.shownCents) }),
        ...((act.where === 'magasin' || act.where === 'domicile') && {
          command_delivery: act.where,
        }),
      })
    case 'read order': {
      const { server, clients } = stage
      const { token } = clients[act.client]!
      const query = `client_id=${clients[act.as]!.id}`
      return send(`${server.url}/api/client/command/${act.order}?${query}`, { token })
    }
    case 'view':
      return viewShop(stage, act.client)
    case 'delete account':
      return call(stage, act.client, '/api/client_del/', { OldPass: password }, 'PUT')
    case 'sign up again': {
      const { email } = stage.clients[act.client]!
      const reply = await signUp(stage.server, email)
      if (reply.status === 201) stage.clients[act.client] = personOf(email, reply.body)
      return reply
    }
    default:
      return command(act, stage)
  }
}

function call(stage: Stage, client: number, path: string, fields: object, method = 'POST') {
  const { id, token } = stage.clients[client]!
  const body = { client_id: id, ...fields }
  return send(stage.server.url + path, { method, body, token })
}

type ShopkeepersAct = Exclude<Act, { client: number }>

async function command(act: ShopkeepersAct, stage: Stage): Promise<Reply> {
  if (act.kind === 'export catalogue') return exportCatalogue(stage)
  const { isDone, message } = await ask(act, stage)
  return isDone
    ? { status: 200, body: { message } }
    : { status: 409, body: { message, code: 'impossible' } }
}

function ask(act: Exclude<ShopkeepersAct, { kind: 'export catalogue' }>, stage: Stage) {
  const { shopkeeper, serials } = stage
  switch (act.kind) {
    case 'set price': {
      const { product, priceCents } = act
      const name = `Article at ${priceCents}`
      return shopkeeper.import([{ serial: serials[product]!, name, priceCents }])
    }
    case 'retire':
      return shopkeeper.import([{ serial: serials[act.product]!, isRetired: act.isRetired }])
    case 'import catalogue':
      return shopkeeper.importFile(edited(stage.files[act.file]!, act.edits))
    case 'set stock':
      return shopkeeper.run({
        name: 'setStock',
        args: { serial: serials[act.product], stock: String(act.stock) },
      })
    case 'change order':
      return shopkeeper.run({
        name: 'changeOrder',
        args: { id: String(act.order), state: act.state, restock: act.restock },
      })
  }
}
