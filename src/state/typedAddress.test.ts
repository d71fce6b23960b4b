import { session } from './session'
import { typedAddress } from './typedAddress'

const parts = { street: '3 rue', complement: '', postcode: '41000', town: 'Blois', phone: '' }
const client = { id: 'c1', prenom: 'A', nom: 'B', adresse: null, email: 'a@b.example' }
const typed = typedAddress.reducer(
  undefined,
  typedAddress.actions.typed({ clientId: client.id, parts }),
)
const partsOf = (state: typeof typed, id: string) =>
  typedAddress.selectors.partsOf({ typedAddress: state }, id)

test('a typed address outlives a session that the server ended', () => {
  const ended = typedAddress.reducer(typed, session.actions.ended('/panier'))
  const back = typedAddress.reducer(ended, session.actions.signedIn({ token: 't', client }))
  expect(partsOf(back, client.id)).toEqual(parts)
})

test.each([
  session.actions.signedOut(),
  session.actions.signedIn({ token: 't', client: { ...client, id: 'c2' } }),
  session.actions.changedElsewhere(null),
])('it is forgotten after $type', (action) => {
  const after = typedAddress.reducer(typed, action)
  expect(partsOf(after, client.id)).toBeNull()
  expect(partsOf(after, 'c2')).toBeNull()
  expect(after.parts).toBeNull()
})

test('an address that was chosen stays chosen, beside the typed one, until the order is placed', () => {
  const chosenOf = (state: typeof typed) =>
    typedAddress.selectors.chosenOf({ typedAddress: state }, client.id)
  expect(chosenOf(typed)).toBeNull()
  const choice = { clientId: client.id, chosen: '4 quai Saint-Jean, 41000 Blois' }
  const chosen = typedAddress.reducer(typed, typedAddress.actions.chosen(choice))
  expect([chosenOf(chosen), partsOf(chosen, client.id)]).toEqual([choice.chosen, parts])
  const other = typedAddress.reducer(chosen, typedAddress.actions.typed({ clientId: 'c1', parts }))
  expect(chosenOf(other)).toBeNull()
  const used = typedAddress.reducer(chosen, typedAddress.actions.used())
  expect([chosenOf(used), partsOf(used, client.id)]).toEqual([undefined, null])
})
