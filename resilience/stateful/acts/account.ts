import { deleteClient } from '../../../contract/api/clients'
import { client, conflict, kindOfAct, livesIn } from '../Act'
import { ask, signUp } from '../Stage'
import { cartOf, ordersOf } from '../World'

/** The orders stay, the cart does not; what is unpaid is no longer held. */
export const deleteAccount = kindOfAct('delete account', 1, { client }, ({ client }, _, stage) => ({
  perform: () =>
    ask(stage, client, deleteClient, { OldPass: stage.clients[client]!.person.password }),
  steps: [
    livesIn(client),
    (world) => {
      const cart = cartOf(world, client)
      world.orders = world.orders.filter((order) => order !== cart)
      for (const order of ordersOf(world, client))
        if (order.heldUntil !== undefined)
          order.heldUntil = Math.min(order.heldUntil, world.minutes)
      world.clients[client]!.isDeleted = true
    },
  ],
}))

export const signUpAgain = kindOfAct('sign up again', 2, { client }, ({ client }, _, stage) => ({
  perform: () => signUp(stage, client),
  steps: [
    ({ clients }) => {
      const known = clients[client]!
      if (!known.isDeleted) return conflict('email_taken')
      clients[client] = { account: known.account + 1, isDeleted: false, isProven: false }
      return { status: 201 }
    },
  ],
}))
