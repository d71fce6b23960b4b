import { cartChanges, type CartChange } from './cartChanges'
import { session } from './session'

const { reducer, actions, selectors } = cartChanges
type Action = Parameters<typeof reducer>[1]
const idsAfter = (...done: Action[]): string[] => {
  const cartChangesNow = done.reduce<CartChange[]>(reducer, [])
  return selectors.all({ cartChanges: cartChangesNow }).map(({ id }) => id)
}

const queued = (id: string) => actions.queued({ id, article: 'CAF-1', effect: 1 })
/** The action that RTK Query dispatches when a query has its reply. */
const fulfilled = (endpointName: string) => ({
  type: 'api/executeQuery/fulfilled',
  meta: { requestId: '1', requestStatus: 'fulfilled', arg: { endpointName } },
})

test('changes are in the order of the clicks', () => {
  expect(idsAfter(queued('1'), queued('2'), queued('3'))).toEqual(['1', '2', '3'])
})

test('a change that failed is dropped alone', () => {
  expect(idsAfter(queued('1'), queued('2'), queued('3'), actions.failed('2'))).toEqual(['1', '3'])
})

test('a settled change still counts until the cached cart contains it', () => {
  const settled = [queued('1'), queued('2'), actions.settled('1')]
  expect(idsAfter(...settled)).toEqual(['1', '2'])
  expect(idsAfter(...settled, fulfilled('getProduct'))).toEqual(['1', '2'])
  expect(idsAfter(...settled, fulfilled('getCart'))).toEqual(['2'])
  expect(idsAfter(...settled, actions.cartWritten())).toEqual(['2'])
})

test('a client who signs out drops the changes, and a late reply restores none', () => {
  const left = [queued('1'), session.actions.signedOut(), actions.settled('1')]
  expect(idsAfter(...left)).toEqual([])
  expect(
    idsAfter(queued('1'), session.actions.tokenRenewed({ token: 'second', clientId: '1' })),
  ).toEqual(['1'])
})
