import { notices, type Notice } from './notices'

const { reducer, actions, selectors } = notices
const after = (...done: Parameters<typeof reducer>[1][]): Notice[] =>
  selectors.all({ notices: done.reduce(reducer, undefined) ?? [] })

test('notices are listed in the order in which they were shown, each under its own id', () => {
  const listed = after(
    actions.shown({ kind: 'success', text: 'Added' }),
    actions.shown({ kind: 'error', text: 'Refused' }),
  )
  expect(listed.map(({ text }) => text)).toEqual(['Added', 'Refused'])
  expect(new Set(listed.map(({ id }) => id)).size).toBe(2)
})

test('a notice with an id replaces the one before it', () => {
  const listed = after(
    actions.shown({ kind: 'error', text: 'Sign in', id: 'sign-in' }),
    actions.shown({ kind: 'info', text: 'Other', id: 'other' }),
    actions.shown({ kind: 'error', text: 'Sign in first', id: 'sign-in' }),
  )
  expect(listed.map(({ text }) => text)).toEqual(['Other', 'Sign in first'])
})

test('a withdrawn notice leaves the others', () => {
  const listed = after(
    actions.shown({ kind: 'success', text: 'Added', id: '1' }),
    actions.shown({ kind: 'info', text: 'Other', id: '2' }),
    actions.withdrawn('1'),
    actions.withdrawn('unknown'),
  )
  expect(listed.map(({ id }) => id)).toEqual(['2'])
})
