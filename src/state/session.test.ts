import { REHYDRATE } from 'redux-persist'
import { isClientChange, session, type Session } from './session'

const { reducer, actions, selectors } = session
type Action = Parameters<typeof reducer>[1]
const after = (...done: Action[]): Session =>
  done.reduce<Session | undefined>(reducer, undefined) ?? session.getInitialState()

const client = { id: '1', prenom: 'Zoé', nom: 'Roy', adresse: null, email: 'zoe@example.fr' }
const signedIn = actions.signedIn({ token: 'first', client })
const renewed = actions.tokenRenewed({ token: 'second', clientId: client.id })
const stored = { type: REHYDRATE, key: 'session', payload: { token: 'first', client } }

// spec: 4.1
test('nobody is signed in or out until storage is read', () => {
  expect(selectors.isKnown({ session: after() })).toBe(false)
  expect(selectors.isKnown({ session: after({ ...stored, key: 'delivery' }) })).toBe(false)
  expect(selectors.isKnown({ session: after(stored as Action) })).toBe(true)
})

test('a sign-in sets token and client, a sign-out neither', () => {
  const state = after(signedIn)
  expect(selectors.isSignedIn({ session: state })).toBe(true)
  expect(selectors.token({ session: state })).toBe('first')
  expect(selectors.client({ session: state })).toEqual(client)
  const left = after(signedIn, actions.signedOut())
  expect(left).toEqual({ status: 'known', token: null, client: null, endedAt: null })
})

test('a session that the server ends remembers the screen until the next sign-in', () => {
  const ended = after(signedIn, actions.ended('/profil/modif'))
  expect(selectors.isSignedIn({ session: ended })).toBe(false)
  expect(selectors.endedAt({ session: ended })).toBe('/profil/modif')
  expect(selectors.endedAt({ session: reducer(ended, signedIn) })).toBeNull()
})

test('an edited client and a renewed token change nothing else', () => {
  const edited = { ...client, adresse: '3 rue des Papegaults' }
  const state = after(signedIn, actions.clientEdited(edited), renewed)
  expect(state).toMatchObject({ token: 'second', client: edited, status: 'known' })
})

test('a reply that arrives after its client signed out, or for another one, changes nothing', () => {
  const other = { token: 'other', client: { ...client, id: '2' } }
  for (const now of [actions.signedOut(), actions.signedIn(other)])
    expect(after(signedIn, now, actions.clientEdited(client), renewed)).toEqual(after(now))
})

test('a change by another tab changes the session here', () => {
  const other = { token: 'other', client: { ...client, id: '2' } }
  expect(after(signedIn, actions.changedElsewhere(other))).toMatchObject(other)
  expect(after(signedIn, actions.changedElsewhere(null))).toEqual(after(actions.signedOut()))
})

test('another client, or none, is another session; the same client with a new token is not', () => {
  const changes = [
    signedIn,
    actions.signedOut(),
    actions.ended('/'),
    actions.changedElsewhere(null),
  ]
  expect(changes.filter(isClientChange)).toEqual(changes)
  const others = [actions.clientEdited(client), renewed, stored]
  expect(others.filter(isClientChange)).toEqual([])
})
