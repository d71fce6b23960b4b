import { readSettings } from './settings'
import { WrongSetting } from './system/WrongSetting'

const TRANSFER_IBAN = 'FR76 3000 6000 0112 3456 7890 189'
const keys = { STRIPE_SECRET_KEY: 'sk_test_1a2b', STRIPE_WEBHOOK_SECRET: 'whsec_3c4d' }
const live = { ...keys, STRIPE_SECRET_KEY: 'rk_live_1a2b' }

test('the means of payment have the order of the setting', () => {
  const { payments } = readSettings({ PAYMENT: 'transfer, stripe', TRANSFER_IBAN, ...keys })
  expect(payments.means).toEqual(['transfer', 'card'])
  expect(payments.bank).toEqual({
    iban: 'FR7630006000011234567890189',
    bic: '',
    holder: 'Comptoir Blésois',
  })
  expect(payments.stripe).toMatchObject({ secretKey: 'sk_test_1a2b', isLive: false })
})

test('transfers go to the seller’s legal name unless a holder is given', () => {
  const given = { PAYMENT: 'transfer', TRANSFER_IBAN, SHOP_LEGAL_NAME: 'Blésois SARL' }
  expect(readSettings(given).payments.bank?.holder).toBe('Blésois SARL')
  const TRANSFER_HOLDER = 'M. Blésois'
  expect(readSettings({ ...given, TRANSFER_HOLDER }).payments.bank?.holder).toBe('M. Blésois')
})

test.each(['agrifrpp839', 'AGRI FR PP 839'])('a BIC may be typed as %s', (TRANSFER_BIC) => {
  const { bank } = readSettings({ PAYMENT: 'transfer', TRANSFER_IBAN, TRANSFER_BIC }).payments
  expect(bank?.bic).toBe('AGRIFRPP839')
})

test.each([
  ['PAYMENT', 'card'],
  ['PAYMENT', 'transfer, transfer'],
  ['PAYMENT', ','],
  ['STRIPE_SECRET_KEY', 'pk_test_1a2b'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_API', 'api.stripe.example'],
  ['TRANSFER_IBAN', 'FR76 3000 6000 0112 3456 7890 188'],
  ['TRANSFER_IBAN', 'DE00'],
  ['TRANSFER_BIC', 'BNP'],
  ['TRANSFER_DAYS', '0'],
  ['COUNTER_DAYS', '61'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  const read = () => readSettings({ [name]: value })
  expect(read).toThrow(WrongSetting)
  expect(read).toThrow(new RegExp(`^[^.]*\\b${name}\\b.*$`))
})

test.each([
  [{ PAYMENT: 'stripe' }, 'STRIPE_SECRET_KEY'],
  [{ PAYMENT: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ PAYMENT: 'transfer' }, 'TRANSFER_IBAN'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ PAYMENT: 'counter', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
  [{ ...live, STRIPE_API: 'http://127.0.0.1:4000' }, 'STRIPE_API'],
  [{ PUBLIC_URL: 'https://shop.example', PAYMENT: 'demonstration,counter' }, 'demonstration'],
])('%j is refused by a sentence about %s', (settings, name) => {
  expect(() => readSettings(settings)).toThrow(new RegExp(`${name}.*\\.$`))
})

test('a public shop may be a demonstration where that is written out', () => {
  const PUBLIC_URL = 'https://shop.example'
  expect(readSettings({ PUBLIC_URL, PAYMENT: 'demonstration' }).payments.means).toEqual([
    'demonstration',
  ])
  expect(readSettings({ PUBLIC_URL: 'https://127.0.0.1:8443' }).payments.means).toHaveLength(1)
})

test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])('%s is never repeated', (name) => {
  expect(() => readSettings({ [name]: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
})
