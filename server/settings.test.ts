import { settingsWords } from '../wording/settings'
import { readSettings, toPageSettings } from './settings'
import { WrongSetting } from './system/WrongSetting'

const secret = '0123456789abcdef0123456789abcdef'
const postgresql = 'postgresql://shop:password@db.example/shop'

// spec: 2.45, 4.12
test('without a single setting the shop works on this machine', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    basePath: '/',
    databaseUrl: null,
    wording: 'specified',
    apiHost: '',
    means: ['demonstration'],
    trustProxy: false,
    rateLimits: true,
    devtools: false,
    metricsPort: null,
    logLevel: 'info',
    seller: { name: 'Comptoir Blésois', address: '1 rue du Comptoir, 41000 Blois' },
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PUBLIC_URL', 'boutique.example'],
  ['PUBLIC_URL', 'https://boutique.example/shop'],
  ['API_HOST', 'ftp://boutique.example'],
  ['BASE_PATH', 'boutique'],
  ['BASE_PATH', '/a/../b'],
  ['WORDING', 'anglais'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['SHOP_EMAIL', 'nobody'],
  ['CORS_ORIGINS', 'https://a.example, b.example'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['RATE_LIMITS', 'maybe'],
  ['DEVTOOLS', 'yes'],
  ['OFFLINE', 'yes'],
  ['STRICT_LAW', 'yes'],
  ['SHOP_VAT_FRANCHISE', 'oui'],
  ['SHOP_ACCESSIBILITY', 'full'],
  ['SHOP_ACCESSIBILITY', 'audit:120'],
  ['SHOP_GUARANTEE_NOTICE', 'avis.docx'],
  ['METRICS_PORT', '0'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_SECRET', 'short'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  const read = () => readSettings({ [name]: value })
  expect(read).toThrow(WrongSetting)
  expect(read).toThrow(new RegExp(`^[^.]*\\b${name}\\b.*$`))
})

test('a setting that may contain a password is never repeated', () => {
  for (const [name, value] of [
    ['DATABASE_URL', 'mysql://shop:hunter2@db/shop'],
    ['SESSION_SECRET', 'hunter2'],
  ] as const)
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^(?=.*${name})(?!.*hunter2)`, 's'),
    )
})

test('servers that share a database must share a secret', () => {
  expect(() => readSettings({ DATABASE_URL: postgresql })).toThrow(/SESSION_SECRET/)
  expect(readSettings({ DATABASE_URL: postgresql, SESSION_SECRET: secret }).sessionSecret).toBe(
    secret,
  )
})

test.each([
  [{ METRICS_PORT: '3000' }, 3000],
  [{ PORT: '9464', METRICS_PORT: '9464' }, 9464],
])('the port of %j is not said to be another program’s', (settings, port) => {
  expect(() => readSettings(settings)).toThrow(new WrongSetting(settingsWords.portTwice(port)))
})

test('limits may be off only on a server that the public cannot reach', () => {
  expect(readSettings({ RATE_LIMITS: 'off', HOST: '::1' }).rateLimits).toBe(false)
  expect(() => readSettings({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow(/RATE_LIMITS/)
  const open = () => readSettings({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://shop.example' })
  expect(open).toThrow(/^[^.]*RATE_LIMITS.*PUBLIC_URL.*\.$/)
})

test('an empty value counts as none', () => {
  expect(readSettings({ PORT: '', WORDING: ' ' })).toMatchObject({
    port: 3000,
    wording: 'specified',
  })
})

test('paths, origins and proxies are normalised', () => {
  expect(
    readSettings({
      BASE_PATH: '/boutique',
      API_HOST: 'https://api.example/',
      CORS_ORIGINS: 'https://a.example/, http://localhost:8080',
      TRUST_PROXY: '10.0.0.1, 192.168.0.0/16',
    }),
  ).toMatchObject({
    basePath: '/boutique/',
    apiHost: 'https://api.example',
    corsOrigins: ['https://a.example', 'http://localhost:8080'],
    trustProxy: ['10.0.0.1', '192.168.0.0/16'],
  })
  expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
})

test('the page contains no secret', () => {
  const page = toPageSettings(
    readSettings({ DATABASE_URL: postgresql, SESSION_SECRET: secret, SMTP_URL: 'smtp://u:p@mail' }),
  )
  expect(Object.keys(page).sort()).toEqual(
    [
      'apiHost',
      'basePath',
      'devtools',
      'means',
      'offline',
      'publicUrl',
      'seller',
      'wording',
    ].sort(),
  )
})

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'http://boutique.example' }, false],
  [{ STRICT_LAW: 'on' }, true],
  [{ PUBLIC_URL: 'https://boutique.example', PAYMENT: 'counter' }, true],
  [{ PUBLIC_URL: 'https://boutique.example', PAYMENT: 'counter', STRICT_LAW: 'off' }, false],
])('the shop of %j is strict about the law: %s', (env, isStrict) => {
  expect(readSettings(env).strictLaw).toBe(isStrict)
})

// law: prices-with-tax
test.each([
  [{}, 'specified'],
  [{ PUBLIC_URL: 'http://boutique.example' }, 'specified'],
  [{ PUBLIC_URL: 'https://boutique.example', PAYMENT: 'counter' }, 'corrected'],
  [{ PUBLIC_URL: 'https://boutique.example', WORDING: 'specified' }, 'specified'],
])('the shop of %j shows the %s wording', (env, wording) => {
  expect(readSettings(env).wording).toBe(wording)
})

test('the official notice has a public name that ends as its file does', () => {
  const env = { SHOP_GUARANTEE_NOTICE: '/srv/Avis.PDF', BASE_PATH: '/cafe', PORT: '3100' }
  expect(readSettings(env).guaranteeNotice).toEqual({
    file: '/srv/Avis.PDF',
    path: '/cafe/garantie-legale.pdf',
    url: 'http://localhost:3100/cafe/garantie-legale.pdf',
  })
  expect(readSettings({}).guaranteeNotice).toBeNull()
})
