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
  expect(after.parts.street).toBe('')
})
