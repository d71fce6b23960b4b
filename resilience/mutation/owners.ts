import { test, type Guard, type Removal } from './Guard'

/** An order can be read by whoever knows its number. */
export const orderOwner: Removal = {
  file: 'server/orders/queries.ts',
  text: 'and(eq(orders.id, id), eq(orders.clientId, clientId), isPaid)',
  instead: 'and(eq(orders.id, id), isPaid)',
}

const others = test(
  'server/cart/access.test.ts',
  'another client’s line, cart and order are as if they did not exist',
)
const matrix = test(
  'server/clients/access.test.ts',
  'getOrder answers each token as the table says, and a refusal changes nothing',
)

/** What keeps clients apart. */
export const ownerGuards: readonly Guard[] = [
  {
    name: 'the owner of a cart',
    removals: [
      {
        file: 'server/cart/queries.ts',
        text: "and(eq(orders.clientId, clientId), eq(orders.state, 'panier'))",
        instead: "eq(orders.state, 'panier')",
      },
    ],
    watcher: others,
  },
  {
    name: 'the owner of what is paid',
    removals: [
      {
        file: 'server/cart/queries.ts',
        text: 'and(eq(orders.id, id), eq(orders.clientId, clientId))',
        instead: 'eq(orders.id, id)',
      },
    ],
    watcher: others,
  },
  { name: 'the owner of an order', removals: [orderOwner], watcher: others },
  {
    name: 'the client that a request names',
    removals: [
      {
        file: 'server/clients/authenticate.ts',
        text: 'named.some((id) => id !== client.id)',
        instead: 'false',
      },
    ],
    watcher: matrix,
  },
  {
    name: 'the version of a session',
    removals: [
      {
        file: 'server/clients/authenticate.ts',
        text: 'known?.version !== version',
        instead: '!known',
      },
    ],
    watcher: matrix,
  },
  {
    name: 'a token that its client has ended',
    removals: [
      { file: 'server/clients/authenticate.ts', text: '!known.isEnded', instead: 'known' },
    ],
    watcher: test(
      'server/clients/signOut.test.ts',
      'signing out ends that token, and no other session of the client',
    ),
  },
  {
    name: 'the password asked for what a stolen token must not do',
    removals: [
      {
        file: 'server/clients/provePassword.ts',
        text: 'if (!(await isPassword(passwordHash, oldPassword))) throw oldPasswordWrong()',
      },
      {
        file: 'server/clients/provePassword.ts',
        text: "if (!oldPassword) throw wrongField('OldPass', replies.oldPasswordMissing)",
        instead: 'if (!oldPassword) return null',
      },
    ],
    watcher: test(
      'server/clients/stolenToken.test.ts',
      'with a stolen token alone, deleteClient gives nothing away',
    ),
  },
]
