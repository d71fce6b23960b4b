import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'dotenv'
import type { PageSettings } from '../contract/site/pageSettings'
import { settingsWords as words } from '../wording/settings'
import { projectRoot } from './system/projectRoot'
import { SettingReader, WrongSetting, type Environment } from './system/settingReader'

export type Settings = ReturnType<typeof readSettings>

/** What the environment says, and `.env` where the environment says nothing. */
export function environment(): Environment {
  const file = path.join(projectRoot(), '.env')
  return { ...(existsSync(file) ? parse(readFileSync(file)) : {}), ...process.env }
}

/** Every setting of the shop, checked; a wrong one is a `WrongSetting` that names it. */
export function readSettings(env: Environment) {
  const read = new SettingReader(env)
  const host = read.text('HOST', '127.0.0.1')
  const port = read.port('PORT', 3000)
  const publicUrl = read.origin('PUBLIC_URL', `http://localhost:${port}`)
  const databaseUrl = read.secretUrl('DATABASE_URL', ['postgres:', 'postgresql:'], words.postgresql)
  return {
    host,
    port,
    publicUrl,
    basePath: read.basePath('BASE_PATH'),
    dataDir: path.resolve(projectRoot(), read.text('DATA_DIR', 'data')),
    databaseUrl,
    /** Null: made once and kept in DATA_DIR. */
    sessionSecret: readSecret(read, databaseUrl !== null),
    wording: read.oneOf('WORDING', ['specified', 'corrected']),
    apiHost: read.origin('API_HOST'),
    payment: read.oneOf('PAYMENT', ['demonstration']),
    smtpUrl: read.secretUrl('SMTP_URL', ['smtp:', 'smtps:'], words.smtp),
    mailFrom: read.email('MAIL_FROM', read.email('SHOP_EMAIL', words.shopEmail)),
    corsOrigins: read.origins('CORS_ORIGINS'),
    trustProxy: read.proxies('TRUST_PROXY'),
    rateLimits: readRateLimits(read, host, publicUrl),
    /** Off: the browser writes every page. */
    rendering: read.isOn('RENDERING', 'on'),
    devtools: read.isOn('DEVTOOLS', 'off'),
    metricsPort: read.portOrOff('METRICS_PORT'),
    logLevel: read.oneOf('LOG_LEVEL', [
      'info',
      'debug',
      'trace',
      'warn',
      'error',
      'fatal',
      'silent',
    ]),
    seller: readSeller(read),
  }
}

function readSeller(read: SettingReader): PageSettings['seller'] {
  return {
    name: read.text('SHOP_NAME', words.shopName),
    address: read.text('SHOP_ADDRESS', words.shopAddress),
    email: read.email('SHOP_EMAIL', words.shopEmail),
    phone: read.text('SHOP_PHONE', words.shopPhone),
    legalName: read.text('SHOP_LEGAL_NAME'),
    legalForm: read.text('SHOP_LEGAL_FORM'),
    capital: read.text('SHOP_CAPITAL'),
    siret: read.text('SHOP_SIRET'),
    rcs: read.text('SHOP_RCS'),
    vatNumber: read.text('SHOP_VAT_NUMBER'),
    publisher: read.text('SHOP_PUBLISHER'),
    hosting: read.text('SHOP_HOSTING'),
    mediator: read.text('SHOP_MEDIATOR'),
  }
}

function readSecret(read: SettingReader, isShared: boolean): string | null {
  const secret = read.text('SESSION_SECRET')
  if (!secret && isShared) throw new WrongSetting(words.secretMissing)
  if (secret && secret.length < 32)
    throw new WrongSetting(words.wrongSecret('SESSION_SECRET', words.secretTooShort))
  return secret || null
}

function readRateLimits(read: SettingReader, host: string, publicUrl: string): boolean {
  const isOn = read.isOn('RATE_LIMITS', 'on')
  const isLocal = /^(localhost|::1|127(\.\d{1,3}){3})$/.test(host)
  if (!isOn && !isLocal) throw new WrongSetting(words.rateLimitsOff(host))
  // The public reaches a loopback address through a proxy.
  if (!isOn && publicUrl.startsWith('https:'))
    throw new WrongSetting(words.rateLimitsOffInPublic(publicUrl))
  return isOn
}

/** What the page carries of the settings. */
export function toPageSettings(settings: Settings): PageSettings {
  const { apiHost, publicUrl, basePath, wording, devtools, payment, seller } = settings
  return { apiHost, publicUrl, basePath, wording, devtools, payment, seller }
}
