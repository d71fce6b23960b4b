import type { Act } from './Act'
import { conflict, done, notFound, type Step } from './step'
import { cartOf, type World } from './World'

type ProductAct = Act & { kind: 'add' | 'more' | 'less' | 'set quantity' }
const lineOf = (world: World, { client, product }: ProductAct) =>
  cartOf(world, client)?.lines.find((line) => line.product === product)

/** The article is looked up first, and then put into the cart. */
export function addSteps(act: ProductAct): Step[] {
  const { client, product } = act
  return [
    ({ products }, memory) => {
      const { stock, isRetired } = products[product]!
      if (isRetired) return notFound
      memory.stock = stock
    },
    (world, { stock = 0 }) => {
      const { account, isDeleted } = world.clients[client]!
      if (isDeleted) return notFound
      const line = lineOf(world, act)
      if ((line?.quantity ?? 0) >= stock) return conflict('out_of_stock')
      if (line) line.quantity += 1
      else {
        const cart = cartOf(world, client)
        const lines = [{ product, quantity: 1 }]
        if (cart) cart.lines.push(...lines)
        else world.orders.push({ client, account, state: 'panier', lines })
      }
      return done
    },
  ]
}

export function incrementLine(act: ProductAct): Step {
  return (world) => {
    const line = lineOf(world, act)
    const { stock, isRetired } = world.products[act.product]!
    if (!line || isRetired) return notFound
    if (line.quantity >= stock) return conflict('out_of_stock')
    line.quantity += 1
    return done
  }
}

export function setQuantity(act: Act & { kind: 'set quantity' }): Step {
  return (world) => {
    const line = lineOf(world, act)
    const { stock, isRetired } = world.products[act.product]!
    if (!line || isRetired) return notFound
    if (act.quantity > stock) return conflict('out_of_stock')
    line.quantity = act.quantity
    return done
  }
}

export function decrementLine(act: ProductAct): Step {
  return (world) => {
    const line = lineOf(world, act)
    if (!line) return notFound
    if (line.quantity <= 1) return conflict('quantity_at_minimum')
    line.quantity -= 1
    return done
  }
}

export function deleteLine({ client, line }: Act & { kind: 'delete line' }): Step {
  return (world) => {
    const cart = cartOf(world, client)
    const kept = cart?.lines.filter(({ id }) => id !== line)
    if (!cart || !kept || kept.length === cart.lines.length) return notFound
    cart.lines = kept
    return done
  }
}
