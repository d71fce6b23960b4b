import { removeStatement, replace } from './edits'
import { statefulAtLength, test, type Mutant } from './Mutant'

const owned = 'and(eq(orders.id, id), eq(orders.clientId, clientId), isPaid)'
const unowned = 'and(eq(orders.id, id), isPaid)'
/** An order can be read by anyone who knows its number. */
const orderOwner = [replace('findOrder', owned, unowned), replace('findOrderLines', owned, unowned)]
const others = test('access', 'another client’s line, cart and order are as if they did not exist')
const matrix = test(
  'access',
  'getOrder answers each token as the table says, and a refusal changes nothing',
)

const taken = replace('takeLink', 'tx.delete(links)', 'tx.update(links).set({ failures: 1 })')
const othersForgotten = removeStatement('forgetLinks', 'await tx.delete(links).where(_)')

/** Without what keeps clients apart, and without what lets a mailed link be used once. */
export const accessMutants: readonly Mutant[] = [
  {
    without: 'the owner of a cart',
    edits: [
      replace('openCartOf', 'and(eq(orders.clientId, clientId), _)', "eq(orders.state, 'panier')"),
    ],
    watcher: others,
  },
  {
    without: 'the owner of what is paid',
    edits: [replace('ownOrder', 'and(_, eq(orders.clientId, clientId))', 'eq(orders.id, id)')],
    watcher: others,
  },
  { without: 'the owner of an order', edits: orderOwner, watcher: others },
  { without: 'the owner of an order, for the model', edits: orderOwner, watcher: statefulAtLength },
  {
    without: 'the client that a request names',
    edits: [replace('authenticate', 'named.some(_)', 'false')],
    watcher: matrix,
  },
  {
    without: 'the version of a session',
    edits: [replace('findLiving', 'known?.version !== version', '!known')],
    watcher: matrix,
  },
  {
    without: 'a token that its client has ended',
    edits: [replace('findLiving', '!known.isEnded', 'known')],
    watcher: test('signOut', 'signing out ends that token, and no other session of the client'),
  },
  {
    without: 'the password asked for what a stolen token must not do',
    edits: [
      removeStatement('provePassword', 'if (!(await isPassword(_, _))) throw oldPasswordWrong()'),
      replace('provePassword', 'if (!oldPassword) throw _', 'if (!oldPassword) return null'),
    ],
    watcher: test('stolenToken', 'with a stolen token alone, deleteClient gives nothing away'),
  },
  {
    without: 'the use of a password link, alone and with the others',
    edits: [taken, othersForgotten],
    watcher: test('password', 'one link used twice at once takes effect once'),
  },
  {
    without: 'the use of an e-mail link, alone and with the others',
    edits: [taken, othersForgotten],
    watcher: test(
      'editClient',
      'a new e-mail takes effect once its link is opened, and the old one is told',
    ),
  },
  {
    without: 'the end of the client’s other links on use',
    edits: [othersForgotten],
    watcher: test('password', 'a link dies after half an hour, and when another one is used'),
  },
]
