import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withPlaceholders } from '../../wording/legal/seller'
import { missingWords } from '../../wording/start'
import { missingToOpen } from './missingToOpen'
import { projectRoot } from '../system/projectRoot'
import { readSettings } from '../settings'

const settingOf = (line: string) => /^- (\w+)\u00a0: /.exec(line)?.[1] ?? line
const missing = (env: Record<string, string>) => missingToOpen(readSettings(env)).map(settingOf)
const PUBLIC_URL = 'https://boutique.example'
const open = { PUBLIC_URL, PAYMENT: 'demonstration' }
const keys = { STRIPE_SECRET_KEY: 'sk_test_1a2b', STRIPE_WEBHOOK_SECRET: 'whsec_3c4d' }
const withTestKey = { ...open, ...keys, PAYMENT: 'stripe' }

test('a shop on trial lacks nothing', () => {
  expect(missing({})).toEqual([])
  expect(missing({ PUBLIC_URL: 'http://boutique.example' })).toEqual([])
})

// law: mediator
test('a public shop with nothing filled in lacks every setting', () => {
  const all = new Set([...missing(open), ...missing(withTestKey)])
  expect([...all].sort()).toEqual(Object.keys(missingWords).sort())
})

test('a shop without an https address is asked too, once STRICT_LAW is on', () => {
  expect(missing({ STRICT_LAW: 'on' })).toContain('SHOP_SIRET')
  expect(missing({ ...open, STRICT_LAW: 'off' })).toContain('SHOP_SIRET')
})

test.each(['EI', 'Entrepreneur individuel', 'micro-entreprise', 'Auto-entrepreneuse'])(
  'a sole trader (%s) has no capital to name',
  (form) => {
    expect(missing({ ...open, SHOP_LEGAL_FORM: form })).not.toContain('SHOP_CAPITAL')
  },
)

test('a company has a capital to name', () => {
  for (const form of ['SARL', 'EURL', 'SASU', 'Société en nom collectif'])
    expect(missing({ ...open, SHOP_LEGAL_FORM: form })).toContain('SHOP_CAPITAL')
})

test('a seller under the franchise is asked for no VAT number', () => {
  expect(missing(open)).toContain('SHOP_VAT_NUMBER')
  expect(missing({ ...open, SHOP_VAT_FRANCHISE: 'on' })).not.toContain('SHOP_VAT_NUMBER')
})

test('a setting that is filled in is no longer missing', () => {
  const left = missing({
    ...withTestKey,
    STRIPE_SECRET_KEY: 'sk_live_1a2b',
    SHOP_SIRET: '000 000 000 00000',
    SHOP_PHONE: '02 61 91 00 01',
    SMTP_URL: 'smtp://mail.example',
    TRUST_PROXY: '1',
  })
  const given = ['SHOP_SIRET', 'SHOP_PHONE', 'SMTP_URL', 'TRUST_PROXY']
  for (const setting of [...given, 'PAYMENT', 'STRIPE_SECRET_KEY'])
    expect(left).not.toContain(setting)
  expect(left).toHaveLength(Object.keys(missingWords).length - 6)
})

// law: identity
test('every fact that the legal pages show as missing is listed', () => {
  const { seller } = readSettings({})
  const shown = Object.values(withPlaceholders(seller)).flatMap((fact) =>
    typeof fact === 'string' && fact.startsWith('[') ? [fact] : [],
  )
  const lines = missingToOpen(readSettings(open)).join('\n')
  expect(shown.length).toBeGreaterThan(0)
  for (const fact of shown)
    expect(lines).toContain(fact.replace(/^\[à compléter par le commerçant\u00a0: (.*)\]$/, '$1'))
})

test('each line names a setting that .env.example explains', () => {
  const example = readFileSync(path.join(projectRoot(), '.env.example'), 'utf8')
  for (const setting of [...missing(open), ...missing(withTestKey)])
    expect(example).toContain(`\n# ${setting}=`)
})
