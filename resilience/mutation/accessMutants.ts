import { remove, replace } from './edits'
import { noticedBy, stateful, test } from './Mutant'

const owned = 'and(eq(orders.id, id), eq(orders.clientId, clientId), isPlaced)'
const unowned = 'and(eq(orders.id, id), isPlaced)'
/** An order can be read by anyone who knows its number. */
const orderOwner = [
  replace(
    'preparedOrder',
    "and(_, eq(orders.clientId, raw.placeholder('clientId')), isPlaced)",
    "and(eq(orders.id, raw.placeholder('id')), isPlaced)",
  ),
  replace('findOrderLines', owned, unowned),
]

const taken = replace('takeLink', 'tx.delete(links)', 'tx.update(links).set({ failures: 1 })')
const othersForgotten = remove('forgetLinks', 'await tx.delete(links).where(_)')

/** Without what keeps clients apart, what lets a mailed link be used once, and the lock of a folder. */
export const accessMutants = [
  ...noticedBy(test('access', 'another client’s line, cart and order'), {
    'the owner of a cart': [
      replace('openCartOf', 'and(eq(orders.clientId, clientId), _)', "eq(orders.state, 'panier')"),
    ],
    'the owner of what is paid': [
      replace('ownOrder', 'and(_, eq(orders.clientId, clientId))', 'eq(orders.id, id)'),
    ],
    'the owner of an order': orderOwner,
  }),
  ...noticedBy(stateful, { 'the owner of an order, for the model': orderOwner }),
  ...noticedBy(test('access', 'getOrder answers each token'), {
    'the client that a request names': [replace('authenticate', 'named.some(_)', 'false')],
    'the version of a session': [replace('findLiving', 'known?.version !== version', '!known')],
  }),
  ...noticedBy(test('signOut', 'signing out ends that token'), {
    'a token that its client has ended': [replace('findLiving', '!known.isEnded', 'known')],
  }),
  ...noticedBy(test('stolenToken', 'with a stolen token alone, deleteClient'), {
    'the password asked for what a stolen token must not do': [
      remove('provePassword', 'if (!(await passwords.verify(_, _))) throw oldPasswordWrong()'),
      replace('provePassword', 'if (!oldPassword) throw _', 'if (!oldPassword) return null'),
    ],
  }),
  ...noticedBy(test('password', 'one link used twice at once'), {
    'the use of a password link, alone and with the others': [taken, othersForgotten],
  }),
  ...noticedBy(test('editClient', 'a new e-mail takes effect once its link'), {
    'the use of an e-mail link, alone and with the others': [taken, othersForgotten],
  }),
  ...noticedBy(test('password', 'a link dies after half an hour'), {
    'the end of the client’s other links on use': [othersForgotten],
  }),
  ...noticedBy(test('openShop', 'a first start fills the shop'), {
    'the folder’s lock, asked for at the start': [
      remove('open', 'if (!settings.databaseUrl) onClose(_)'),
    ],
  }),
  ...noticedBy(test('lockFolder', 'a locked folder is refused'), {
    'the folder’s lock, respected': [
      replace('lockFolder', 'holder && (await isHeld(_, _))', 'false'),
    ],
  }),
  ...noticedBy(test('lockFolder', 'a holder in another container locks the folder only while'), {
    'the watch over a folder’s holder in another container': [
      replace('isHeld', 'isNear(claim.holder)', 'true'),
    ],
  }),
]
