import { intent, isStillMeant } from './intent'
import { session } from './session'

const { reducer, actions, selectors } = intent
const article = { serial: 'CAF-001', grind: 'filtre', quantity: 2 } as const
const after = (...done: Parameters<typeof reducer>[1][]) =>
  selectors.wanted({ intent: done.reduce(reducer, reducer(undefined, { type: 'none' })) })

test('the last article that a visitor wanted is kept until it is added', () => {
  const other = { ...article, serial: 'CAF-002' }
  expect(after(actions.wanted(other), actions.wanted(article))).toMatchObject(article)
  expect(after(actions.wanted(article), actions.ended())).toBeNull()
})

test('signing out forgets it, signing in does not', () => {
  const client = { id: '1', prenom: 'A', nom: 'B', adresse: '', email: 'a@example.test' }
  const signedIn = session.actions.signedIn({ token: 't', client })
  expect(after(actions.wanted(article), signedIn)).toMatchObject(article)
  expect(after(actions.wanted(article), session.actions.signedOut())).toBeNull()
})

test('after half an hour it is no longer meant', () => {
  const { payload } = actions.wanted(article)
  const minutesAgo = (minutes: number) => ({ ...payload, at: payload.at - minutes * 60_000 })
  expect(isStillMeant(minutesAgo(29))).toBe(true)
  expect(isStillMeant(minutesAgo(30))).toBe(false)
})

test('the grind chosen last is kept for the next coffee', () => {
  const begun = reducer(undefined, { type: 'none' })
  expect(selectors.grind({ intent: begun })).toBe('grains')
  const ground = reducer(begun, actions.ground('filtre'))
  expect(selectors.grind({ intent: reducer(ground, actions.ended()) })).toBe('filtre')
})
