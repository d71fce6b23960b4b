import { isAllBack, isLate, lastDay, mayBecome, piecesToRefund, refundDue } from './rules'

const paris = (text: string) => new Date(text)

// law: withdrawal-deadline
test.each([
  // Received on a Tuesday: the 14th day from the next is a Tuesday.
  ['2026-11-10T09:00:00Z', '2026-11-24'],
  // A Friday evening in Paris is Friday, though it is Saturday nowhere yet.
  ['2026-11-06T22:59:59Z', '2026-11-20'],
  // One second later it is Saturday in Paris: Saturday the 21st moves to Monday.
  ['2026-11-06T23:00:00Z', '2026-11-23'],
  // A Sunday moves to Monday.
  ['2026-11-08T10:00:00Z', '2026-11-23'],
  // Armistice Day is a Wednesday in 2026.
  ['2026-10-28T10:00:00Z', '2026-11-12'],
  // Easter 2026 is on 5 April: Saturday, Sunday and Easter Monday are moved past.
  ['2026-03-21T10:00:00Z', '2026-04-07'],
  ['2026-03-23T10:00:00Z', '2026-04-07'],
  // Ascension is Thursday 14 May 2026; Whit Monday is 25 May.
  ['2026-04-30T10:00:00Z', '2026-05-15'],
  ['2026-05-09T10:00:00Z', '2026-05-26'],
  // New Year: Friday 1 January 2027, then the weekend.
  ['2026-12-18T10:00:00Z', '2027-01-04'],
  // Christmas 2026 is a Friday.
  ['2026-12-11T10:00:00Z', '2026-12-28'],
  // Across both changes of the clock.
  ['2026-03-17T10:00:00Z', '2026-03-31'],
  ['2026-10-13T10:00:00Z', '2026-10-27'],
  // 00:30 in Paris is the day before in UTC, in summer and in winter.
  ['2026-07-05T22:30:00Z', '2026-07-20'],
  ['2026-01-05T23:30:00Z', '2026-01-20'],
  // Good Friday is no public holiday of the whole of France.
  ['2026-03-20T10:00:00Z', '2026-04-03'],
])('what is received at %s can be withdrawn from until the end of %s', (received, day) => {
  expect(lastDay(paris(received))).toBe(day)
})

// law: withdrawal-deadline
test('while the receipt is unknown, the time has not begun', () => {
  expect(lastDay(null)).toBeNull()
  expect(isLate(paris('2099-01-01T00:00:00Z'), null)).toBe(false)
})

// law: withdrawal-deadline
test.each([
  ['2026-11-24', '2026-11-24T22:59:59.999Z', false],
  ['2026-11-24', '2026-11-24T23:00:00.000Z', true],
  // Summer time: midnight in Paris is 22:00 UTC.
  ['2026-04-07', '2026-04-07T21:59:59.999Z', false],
  ['2026-04-07', '2026-04-07T22:00:00.000Z', true],
  // The Monday after the clock went back, and the one after it went forward.
  ['2026-10-26', '2026-10-26T22:59:59.999Z', false],
  ['2026-10-26', '2026-10-26T23:00:00.000Z', true],
  ['2026-03-30', '2026-03-30T21:59:59.999Z', false],
  ['2026-03-30', '2026-03-30T22:00:00.000Z', true],
])('the last day %s: at %s it is over: %s', (deadline, at, late) => {
  expect(isLate(paris(at), deadline)).toBe(late)
})

// law: withdrawal-refund
test('the refund is due 14 days later, by the calendar of Paris', () => {
  expect(refundDue(paris('2026-11-10T23:30:00Z'))).toBe('2026-11-25')
})

const lines = [
  { id: 'tea', quantity: 3, refunded: 1, before: 0 },
  { id: 'pot', quantity: 1, refunded: 0, before: 0 },
]

test('a whole withdrawal refunds what is left, a part never more than is left', () => {
  const whole = piecesToRefund(lines, [])
  expect(whole).toEqual([
    { id: 'tea', quantity: 2 },
    { id: 'pot', quantity: 1 },
  ])
  expect(isAllBack(lines, whole)).toBe(true)
  const part = piecesToRefund(lines, [{ id: 'tea', quantity: 3 }])
  expect(part).toEqual([{ id: 'tea', quantity: 2 }])
  expect(isAllBack(lines, part)).toBe(false)
})

test('what was refunded for a withdrawal before is not refunded for it again', () => {
  const tea = { id: 'tea', quantity: 3, refunded: 1, before: 1 }
  expect(piecesToRefund([tea], [{ id: 'tea', quantity: 1 }])).toEqual([])
  expect(piecesToRefund([tea], [{ id: 'tea', quantity: 2 }])).toEqual([{ id: 'tea', quantity: 1 }])
})

test('a refund ends a withdrawal, a refusal can be taken back', () => {
  expect(mayBecome('refunded', 'accepted')).toBe(false)
  expect(mayBecome('refused', 'accepted')).toBe(true)
  expect(mayBecome('received', 'refunded')).toBe(false)
})
