import { openState } from './openState'

const span = (from: string, to: string) => ({ from, to })
const usual = [span('14:00', '19:00'), span('10:00', '12:30')]
/** Tuesday to Saturday. */
const week = [[], usual, usual, usual, usual, usual, []]
const stateAt = (at: string, hours: Partial<Parameters<typeof openState>[0]> = {}) => {
  const state = openState({ week, closed: [], ...hours }, new Date(at))
  if (!state) return state
  const until = state.until && `${state.until.day} ${state.until.time}`
  return `${state.isOpen ? 'open' : 'closed'} until ${until}`
}

// 24 November 2026 is a Tuesday; Paris is an hour ahead of UTC in winter, two in summer.
test.each([
  ['in the morning', '2026-11-24T09:15:00Z', 'open until 2026-11-24 12:30'],
  ['at the minute of opening', '2026-11-24T09:00:00Z', 'open until 2026-11-24 12:30'],
  ['at the minute of closing', '2026-11-24T11:30:00Z', 'closed until 2026-11-24 14:00'],
  ['before opening', '2026-11-24T06:00:00Z', 'closed until 2026-11-24 10:00'],
  ['in the evening', '2026-11-24T18:00:00Z', 'closed until 2026-11-25 10:00'],
  ['after midnight in Paris', '2026-11-24T23:30:00Z', 'closed until 2026-11-25 10:00'],
  ['in summer', '2026-07-21T16:59:00Z', 'open until 2026-07-21 19:00'],
  ['before days without hours', '2026-11-28T18:00:00Z', 'closed until 2026-12-01 10:00'],
  ['when the clocks change', '2026-10-24T22:30:00Z', 'closed until 2026-10-27 10:00'],
])('%s', (_, at, state) => {
  expect(stateAt(at)).toBe(state)
})

test('closed days count as closed, to their end', () => {
  const closed = [span('2026-11-24', '2026-11-26'), span('2026-11-27', '2026-11-27')]
  expect(stateAt('2026-11-24T09:15:00Z', { closed })).toBe('closed until 2026-11-28 10:00')
})

test('what is open across midnight is open, and spans without a pause are one', () => {
  const night = [span('00:00', '02:00'), span('18:00', '21:00'), span('21:00', '23:59')]
  const hours = { week: Array<typeof night>(7).fill(night) }
  expect(stateAt('2026-11-24T22:59:30Z', hours)).toBe('open until 2026-11-25 02:00')
  expect(stateAt('2026-11-24T23:30:00Z', hours)).toBe('open until 2026-11-25 02:00')
})

test('a shop that publishes no hours is neither open nor closed, and a long closure has no end', () => {
  expect(stateAt('2026-11-24T09:15:00Z', { week: [[], [], [], [], [], [], []] })).toBeNull()
  const closed = [span('2026-11-01', '2027-06-30')]
  expect(stateAt('2026-11-24T09:15:00Z', { closed })).toBe('closed until null')
})
