import { offlineWords } from '../../../wording/offline'
import { connectionText } from './connectionText'

const words = offlineWords.specified
const whole = { isLost: false, waiting: 0, isClient: true }
const lost = { ...whole, isLost: true }

test.each([
  ['a client’s cart is kept', lost, whole, words.cartKept],
  ['for a visitor the pages are', { ...lost, isClient: false }, whole, words.pagesKept],
  ['one change waits', { ...lost, waiting: 1 }, lost, `${words.cartKept} ${words.waiting(1)}`],
  ['several wait', { ...lost, waiting: 3 }, lost, `${words.cartKept} ${words.waiting(3)}`],
  ['it is back', whole, lost, words.back],
  ['what waited is sent', whole, { ...lost, waiting: 1 }, words.sent],
  [
    'nothing to a client who has signed out',
    { ...whole, isClient: false },
    { ...lost, waiting: 1 },
    '',
  ],
  ['it is back, changes wait', { ...whole, waiting: 1 }, { ...lost, waiting: 1 }, words.back],
])('what is said: %s', (_, connection, before, text) => {
  expect(connectionText(connection, before, 'specified')).toBe(text)
})
