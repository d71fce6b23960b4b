import { ReplyTimes } from './replyTimes'

test('a reply is counted under each bound that it kept', () => {
  const times = new ReplyTimes()
  for (const seconds of [0.01, 0.011, 0.3, 9]) times.add('payCart', seconds)
  const counts = times
    .lines()
    .filter((line) => line.includes('_bucket'))
    .map((line) => [/le="([^"]+)"/.exec(line)?.[1], Number(line.split(' ').at(-1))])
  expect(Object.fromEntries(counts)).toEqual({
    '0.01': 1,
    '0.05': 2,
    '0.1': 2,
    '0.25': 2,
    '0.5': 3,
    '1': 3,
    '2.5': 3,
    '5': 3,
    '+Inf': 4,
  })
  expect(times.lines()).toContain('shop_reply_seconds_sum{call="payCart"} 9.321000')
})
