import type { CommandRequest } from '../../../server/commands/runCommand'
import type { Act } from '../model/Act'
import { homeAddress, shopAddress } from '../model/World'
import { send, type Reply } from '../send'
import { look } from './look'
import { personOf, signUp, type Stage } from './Stage'

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
      return ask(stage, act.client, pathOf[act.kind], {
        product_serial_number: stage.serials[act.product],
      })
    case 'delete line':
      return ask(stage, act.client, `${cart}/deleteLine`, { command_line_id: act.line }, 'DELETE')
    case 'pay':
      return ask(stage, act.client, `${cart}/paid`, {
        command_id: act.order,
        adress: act.where === 'shop address' ? shopAddress : homeAddress,
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
    case 'look':
      return look(stage, act.client)
    case 'delete account':
      return ask(stage, act.client, '/api/client_del/', {}, 'PUT')
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

function ask(stage: Stage, client: number, path: string, fields: object, method = 'POST') {
  const { id, token } = stage.clients[client]!
  const body = { client_id: id, ...fields }
  return send(stage.server.url + path, { method, body, token })
}

type ShopkeepersAct = Extract<Act, { kind: 'set stock' | 'set price' | 'retire' | 'change order' }>

async function command(act: ShopkeepersAct, { shopkeeper, serials }: Stage): Promise<Reply> {
  if (act.kind === 'set price' || act.kind === 'retire') {
    const serial = serials[act.product]!
    await shopkeeper.import([
      act.kind === 'retire'
        ? { serial, isRetired: act.isRetired }
        : { serial, name: `Article at ${act.priceCents}`, priceCents: act.priceCents },
    ])
    return { status: 200, body: {} }
  }
  const request: CommandRequest =
    act.kind === 'set stock'
      ? { name: 'setStock', args: { serial: serials[act.product], stock: String(act.stock) } }
      : { name: 'changeOrder', args: { id: String(act.order), state: act.state } }
  const { isDone, message } = await shopkeeper.run(request)
  return isDone
    ? { status: 200, body: { message } }
    : { status: 409, body: { message, code: 'impossible' } }
}
