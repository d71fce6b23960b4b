import type { Act } from './Act'
import { addSteps, deleteLine, decrementLine, incrementLine, setQuantity } from './cartRules'
import { changeProduct, exportCatalogue, importCatalogue } from './catalogueRules'
import { paySteps } from './payRules'
import { changeOrder } from './orderRules'
import { conflict, done, notFound, type Step } from './step'
import { cartOf, ordersOf } from './World'

/** An act as the moments at which it looks at the world or changes it; others may act in between. */
export function stepsOf(act: Act): Step[] {
  switch (act.kind) {
    case 'add':
      return [livesIn(act.client), ...addSteps(act)]
    case 'more':
      return [livesIn(act.client), incrementLine(act)]
    case 'less':
      return [livesIn(act.client), decrementLine(act)]
    case 'set quantity':
      return [livesIn(act.client), setQuantity(act)]
    case 'delete line':
      return [livesIn(act.client), deleteLine(act)]
    case 'pay':
      return [livesIn(act.client), ...paySteps(act)]
    case 'read order':
      return [livesIn(act.client), readOrder(act)]
    case 'view':
      return [livesIn(act.client), () => done]
    case 'delete account':
      return [livesIn(act.client), deleteAccount(act.client)]
    case 'sign up again':
      return [signUpAgain(act.client)]
    case 'change order':
      return [changeOrder(act)]
    case 'export catalogue':
      return [exportCatalogue]
    case 'import catalogue':
      return [importCatalogue(act)]
    default:
      return [changeProduct(act)]
  }
}

function livesIn(client: number): Step {
  return ({ clients }) =>
    clients[client]!.isDeleted ? { status: 401, code: 'session_ended' } : undefined
}

function readOrder({ client, order, as }: Act & { kind: 'read order' }): Step {
  return (world) => {
    if (as !== client) return { status: 403, code: 'forbidden' }
    const own = ordersOf(world, client).find(({ id }) => id === order)
    return own && own.state !== 'panier' ? done : notFound
  }
}

function deleteAccount(client: number): Step {
  return (world) => {
    const cart = cartOf(world, client)
    world.orders = world.orders.filter((order) => order !== cart)
    world.clients[client]!.isDeleted = true
    return done
  }
}

function signUpAgain(client: number): Step {
  return ({ clients }) => {
    const known = clients[client]!
    if (!known.isDeleted) return conflict('email_taken')
    clients[client] = { account: known.account + 1, isDeleted: false }
    return { status: 201 }
  }
}
