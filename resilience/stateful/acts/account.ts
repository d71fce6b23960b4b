import { deleteClient } from '../../../contract/api/clients'
import { client, conflict, kindOfAct, livesIn } from '../Act'
import { ask, signUp } from '../Stage'
import { cartOf, ordersOf } from '../Model'

/** The orders stay, the cart does not; what is unpaid is no longer held. */
export const deleteAccount = kindOfAct('delete account', 1, { client }, ({ client }, _, stage) => ({
  perform: () =>
    ask(stage, client, deleteClient, { OldPass: stage.clients[client]!.person.password }),
  steps: [
    livesIn(client),
    (model) => {
      const cart = cartOf(model, client)
      model.orders = model.orders.filter((order) => order !== cart)
      for (const order of ordersOf(model, client))
        if (order.heldUntil !== undefined) order.heldUntil = Math.min(order.heldUntil, model.now)
      model.clients[client]!.isDeleted = true
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
