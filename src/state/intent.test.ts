import { intent, isStillMeant } from './intent'
import { session } from './session'

const { reducer, actions, selectors } = intent
const article = { serial: 'CAF-001', grind: 'filtre', quantity: 2, clientId: null } as const
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

test('what a client wanted when the session ended is not added for another one', () => {
  const signedIn = (id: string) => {
    const client = { id, prenom: 'A', nom: 'B', adresse: '', email: 'a@example.test' }
    return session.actions.signedIn({ token: 't', client })
  }
  const theirs = actions.wanted({ ...article, clientId: '1' })
  const ended = session.actions.ended('/product/CAF-001')
  expect(after(theirs, ended, signedIn('1'))).toMatchObject({ serial: article.serial })
  expect(after(theirs, ended, signedIn('2'))).toBeNull()
  expect(after(theirs, ended, session.actions.changedElsewhere(signedIn('2').payload))).toBeNull()
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
