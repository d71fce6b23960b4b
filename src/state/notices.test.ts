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

test('a notice of a topic replaces the one before it, under an id of its own', () => {
  const first = after(
    actions.shown({ kind: 'error', text: 'Sign in', topic: 'sign-in' }),
    actions.shown({ kind: 'info', text: 'Other', topic: 'other' }),
  )
  const shown = actions.shown({ kind: 'error', text: 'Sign in', topic: 'sign-in' })
  const listed = reducer(first, shown)
  expect(listed.map(({ text }) => text)).toEqual(['Other', 'Sign in'])
  expect(listed[1]!.id).not.toBe(first[0]!.id)
})

test('a withdrawn notice leaves the others', () => {
  const [first, other] = after(
    actions.shown({ kind: 'success', text: 'Added' }),
    actions.shown({ kind: 'info', text: 'Other' }),
  )
  const listed = [actions.withdrawn(first!.id), actions.withdrawn('unknown')].reduce(reducer, [
    first!,
    other!,
  ])
  expect(listed).toEqual([other])
})
