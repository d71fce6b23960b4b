import { deleteClient } from '../../../contract/api/clients'
import { client, conflict, kindOfAct, livesIn } from '../Act'
import { ask, signUp } from '../Stage'
import { hasEnded } from '../withdrawals'
import { cartOf, ordersOf, type Model } from '../Model'

/** The orders stay, the cart does not; what is unpaid is no longer held, what was typed is erased. */
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
      eraseWithdrawals(model, client, stage.clients[client]!.person.email)
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

/**
 * So is what was declared of its orders, or under its e-mail if that was proven; what goes on loses it
 * at its end.
 */
function eraseWithdrawals(model: Model, client: number, email: string): void {
  const own = ordersOf(model, client).map(({ id }) => id)
  const { isProven } = model.clients[client]!
  for (const one of model.withdrawals) {
    const isOwn = [one.order, one.likely].some((id) => id !== null && own.includes(id))
    if (!isOwn && !(isProven && one.email === email && !one.isErased)) continue
    if (hasEnded(one)) one.isErased = true
    else one.isErasedAtEnd = true
  }
}
