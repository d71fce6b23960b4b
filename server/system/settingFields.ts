import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { parseAccessibility } from '../../contract/accessibility'
import { paymentSettingsWords } from '../../wording/paymentSettings'
import { settingsWords as words } from '../../wording/settings'
import { isBic } from './isBic'
import { isIban } from './isIban'

// A schema for each kind of setting; its message says what the setting must be.

export const text = (otherwise = '') => z._default(z.string(), otherwise)

export const email = z.string().check(z.regex(/^[^\s<>@]+@[^\s<>@]+$/, words.email))

export const accessibility = z
  .string()
  .check(z.refine((value) => parseAccessibility(value) !== undefined, words.accessibility))

export const match = (pattern: RegExp, wanted: string) => z.string().check(z.regex(pattern, wanted))

/** With or without spaces, in capitals or not. */
const bankCode = (isRight: (code: string) => boolean, wanted: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.replace(/\s/g, '').toUpperCase()),
    ),
    z.string().check(z.refine(isRight, wanted)),
  )
export const iban = bankCode(isIban, paymentSettingsWords.iban)
export const bic = bankCode(isBic, paymentSettingsWords.bic)

export const days = z.pipe(
  match(/^([1-9]|[1-5]\d|60)$/, paymentSettingsWords.days),
  z.transform(Number),
)

/** Characters. */
export const minSecretLength = 32
export const secret = z.string().check(z.minLength(minSecretLength, words.secretTooShort))

const portText = z.string().check(z.refine(isPort, words.port))
export const port = z.pipe(portText, z.transform(Number))

const portOrOffText = z
  .string()
  .check(z.refine((value) => value === 'off' || isPort(value), words.portOrOff))
export const portOrOff = z.pipe(
  portOrOffText,
  z.transform((value) => (value === 'off' ? null : Number(value))),
)

/** One of these words; the first if the setting is absent. */
export function oneOf<const Words extends readonly [string, ...string[]]>(known: Words) {
  return z._default(wordOf(known), known[0])
}

/** One of these words, or none. */
export const maybeOneOf = <const Words extends readonly [string, ...string[]]>(known: Words) =>
  z.optional(wordOf(known))

const wordOf = <const Words extends readonly [string, ...string[]]>(known: Words) =>
  z.enum(known as unknown as [Words[number], ...Words[number][]], { error: words.oneOf(known) })

/** At least one of these words, each once, in the order given. */
export function listOf<const Word extends string>(known: readonly Word[]) {
  const isWord = (value: string): value is Word => known.some((word) => word === value)
  const words = z.string().check(
    z.refine((value) => {
      const given = listed(value)
      return given.length > 0 && given.every(isWord) && new Set(given).size === given.length
    }, paymentSettingsWords.listOf(known)),
  )
  return z.pipe(
    words,
    z.transform((value) => listed(value).filter(isWord)),
  )
}

export function isOn(otherwise: 'on' | 'off') {
  const other = otherwise === 'on' ? 'off' : 'on'
  return z.pipe(
    oneOf([otherwise, other]),
    z.transform((value) => value === 'on'),
  )
}

const switched = ['on', 'off'] as const
/** A switch whose default depends on other settings. */
export const onOrOff = z.optional(
  z.pipe(
    z.enum(switched, { error: words.oneOf(switched) }),
    z.transform((value) => value === 'on'),
  ),
)

const originText = z
  .string()
  .check(z.refine((value) => toOrigin(value) !== undefined, words.address))
/** A URL without a path or a slash at the end. */
export const origin = z.pipe(
  originText,
  z.transform((value) => toOrigin(value) ?? ''),
)

const originsText = z
  .string()
  .check(z.refine((value) => listed(value).every(toOrigin), words.addresses))
export const origins = z.pipe(
  originsText,
  z.transform((value) => listed(value).map((one) => toOrigin(one) ?? '')),
)

/** A URL with one of these protocols. */
export const url = (protocols: readonly string[], wanted: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        wanted,
      ),
    )

const pathText = z.string().check(
  z.regex(/^\/([\w.~-]+\/)*([\w.~-]+)?$/, words.basePath),
  z.refine((value) => !/(^|\/)\.\.?(\/|$)/.test(value), words.basePath),
)
/** With a slash at both ends. */
export const basePath = z.pipe(
  pathText,
  z.transform((value) => (value.endsWith('/') ? value : `${value}/`)),
)

const proxiesText = z.string().check(z.refine(areProxies, words.proxies))
/** The proxies that may set X-Forwarded-For: none, a number of hops, or named ones. */
export const proxies = z.pipe(proxiesText, z.transform(toProxies))

function areProxies(value: string): boolean {
  return value === 'off' || isHops(value) || listed(value).every(isProxy)
}

function toProxies(value: string): false | number | string[] {
  if (value === 'off') return false
  return isHops(value) ? Number(value) : listed(value)
}

const isHops = (value: string) => /^[1-9]\d?$/.test(value)
const listed = (value: string) => value.split(',').flatMap((part) => part.trim() || [])

function isPort(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) < 65_536
}

function isProxy(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const size = isIP(address) === 6 ? 128 : 32
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(value) ||
    (isIP(address) > 0 &&
      rest.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size)))
  )
}

function toOrigin(value: string): string | undefined {
  const parsed = URL.canParse(value) ? new URL(value) : undefined
  const isBare =
    parsed &&
    /^https?:$/.test(parsed.protocol) &&
    parsed.pathname === '/' &&
    !parsed.search &&
    !parsed.hash
  return isBare && !parsed.username ? parsed.origin : undefined
}
