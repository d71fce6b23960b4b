import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'dotenv'
import * as z from 'zod/mini'
import type { MeansValue } from '../contract/api/staff/staffSettingValues'
import type { Seller } from '../contract/sellerFacts'
import type { PageSettings } from '../contract/site/pageSettings'
import { addressee } from '../wording/legal/seller'
import { settingsWords as words } from '../wording/settings'
import { projectRoot } from './system/projectRoot'
import { paymentSchema, toPaymentSettings } from './paymentSettings'
import { defaultSeller, fixedFacts, sellerSchema } from './system/sellerFields'
import * as fields from './system/settingFields'
import { WrongSetting } from './system/WrongSetting'

const { text, email, oneOf, isOn } = fields
const logLevels = ['info', 'debug', 'trace', 'warn', 'error', 'fatal', 'silent'] as const

/** What browsers show: a PDF or a picture. */
const noticeFile = /\.(pdf|png|jpe?g|webp)$/i

/**
 * Every setting by its name; PUBLIC_URL, MAIL_FROM, SESSION_SECRET, STRICT_LAW and WORDING have defaults
 * that depend on others.
 */
const schema = z.object({
  HOST: text('127.0.0.1'),
  PORT: z._default(fields.port, 3000),
  PUBLIC_URL: z.optional(fields.origin),
  BASE_PATH: z._default(fields.basePath, '/'),
  DATA_DIR: text('data'),
  DATABASE_URL: z.optional(fields.url(['postgres:', 'postgresql:'], words.postgresql)),
  SESSION_SECRET: z.optional(fields.secret),
  WORDING: fields.maybeOneOf(['specified', 'corrected']),
  API_HOST: z._default(fields.origin, ''),
  ...paymentSchema.shape,
  SMTP_URL: z.optional(fields.url(['smtp:', 'smtps:'], words.smtp)),
  MAIL_FROM: z.optional(email),
  CORS_ORIGINS: z._default(fields.origins, []),
  TRUST_PROXY: z._default(fields.proxies, false),
  RATE_LIMITS: isOn('on'),
  RENDERING: isOn('on'),
  DEVTOOLS: isOn('off'),
  OFFLINE: isOn('on'),
  METRICS_PORT: z._default(fields.portOrOff, null),
  LOG_LEVEL: oneOf(logLevels),
  STRICT_LAW: fields.onOrOff,
  ...sellerSchema.shape,
  SHOP_GUARANTEE_NOTICE: z.optional(fields.match(noticeFile, words.noticeFile)),
})
type Values = z.infer<typeof schema>
type Environment = Record<string, string | undefined>

export const settingNames = Object.keys(schema.shape)
/** These may contain a password, so messages never repeat them. */
const secrets = [
  'DATABASE_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

/** What the shopkeeper sets in the database; null for means that were never set. */
export type StoredSettings = { identity: Seller; means: MeansValue | null }
/** `LiveSettings` alone replaces what the shopkeeper sets. */
export type Settings = Readonly<ReturnType<typeof readSettings>>
export type LivePart = ReturnType<Settings['live']>

/** The environment, completed by `.env`. */
export function environment(): Environment {
  const file = path.join(projectRoot(), '.env')
  return { ...(existsSync(file) ? parse(readFileSync(file)) : {}), ...process.env }
}

/** Every setting of the shop, checked; throws a `WrongSetting` that names the wrong one. */
export function readSettings(env: Environment) {
  const values = readValues(env)
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  if (values.DATABASE_URL && !values.SESSION_SECRET) throw new WrongSetting(words.secretMissing)
  assertRateLimits(values, publicUrl)
  if (values.METRICS_PORT === values.PORT) throw new WrongSetting(words.portTwice(values.PORT))
  const fixedSeller = fixedFacts(values)
  const live = ({ identity, means: stored }: StoredSettings) => {
    const seller = { ...identity, ...fixedSeller }
    const payments = toPaymentSettings(values, { publicUrl, holder: addressee(seller), stored })
    return { seller, mailFrom: values.MAIL_FROM ?? seller.email, payments, means: payments.means }
  }
  return {
    ...live({ identity: defaultSeller, means: null }),
    /** What the environment and these stored settings say together; the environment wins. */
    live,
    /** The facts that the environment sets. */
    fixedSeller,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    basePath: values.BASE_PATH,
    dataDir: path.resolve(projectRoot(), values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    /** Null: made once and stored in DATA_DIR. */
    sessionSecret: values.SESSION_SECRET ?? null,
    // “$ TTC” is no lawful price: a public shop says so only where it is written out.
    wording: values.WORDING ?? (publicUrl.startsWith('https:') ? 'corrected' : 'specified'),
    apiHost: values.API_HOST,
    smtpUrl: values.SMTP_URL ?? null,
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS,
    /** Off: the browser renders every page. */
    rendering: values.RENDERING,
    devtools: values.DEVTOOLS,
    // The worker keeps the replies of this host alone.
    offline: values.OFFLINE && !values.API_HOST,
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
    /** The shop takes no order while it lacks something to open lawfully. */
    strictLaw: values.STRICT_LAW ?? publicUrl.startsWith('https:'),
    guaranteeNotice: toGuaranteeNotice(values, publicUrl),
  }
}

/** An empty value counts as none. */
function readValues(env: Environment): Values {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = env[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const name = String(issue?.path[0])
  const wanted = issue?.message ?? ''
  throw new WrongSetting(
    secrets.includes(name)
      ? words.wrongSecret(name, wanted)
      : words.wrong(name, given[name] ?? '', wanted),
  )
}

/** The official guarantee notice: its file, and where pages link it; null without one. */
function toGuaranteeNotice(values: Values, publicUrl: string) {
  const { SHOP_GUARANTEE_NOTICE: given, BASE_PATH: basePath } = values
  if (given === undefined) return null
  const page = `${basePath}${words.noticePath}${path.extname(given).toLowerCase()}`
  return { file: path.resolve(projectRoot(), given), path: page, url: publicUrl + page }
}

function assertRateLimits({ RATE_LIMITS: isOn, HOST: host }: Values, publicUrl: string): void {
  const isLocal = /^(localhost|::1|127(\.\d{1,3}){3})$/.test(host)
  if (!isOn && !isLocal) throw new WrongSetting(words.rateLimitsOff(host))
  // A proxy can make a loopback address public.
  if (!isOn && publicUrl.startsWith('https:'))
    throw new WrongSetting(words.rateLimitsOffInPublic(publicUrl))
}

/** The settings that the page contains. */
export function toPageSettings(settings: PageSettings): PageSettings {
  const { apiHost, publicUrl, basePath, wording, devtools, offline, means, seller } = settings
  return { apiHost, publicUrl, basePath, wording, devtools, offline, means, seller }
}
