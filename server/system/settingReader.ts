import { isIP } from 'node:net'
import { settingsWords as words } from '../../wording/settings'
import { StartupError } from './StartupError'

export type Environment = Record<string, string | undefined>

/** A setting that stops the start. */
export class WrongSetting extends StartupError {}

/** Reads settings one by one; an empty value counts as absent. */
export class SettingReader {
  constructor(private readonly environment: Environment) {}

  text(name: string, otherwise = ''): string {
    return this.environment[name]?.trim() || otherwise
  }

  port(name: string, otherwise: number): number {
    const value = this.text(name, String(otherwise))
    if (!isPort(value)) throw this.wrong(name, words.port)
    return Number(value)
  }

  portOrOff(name: string): number | null {
    const value = this.text(name, 'off')
    if (value === 'off') return null
    if (!isPort(value)) throw this.wrong(name, words.portOrOff)
    return Number(value)
  }

  oneOf<Word extends string>(name: string, known: readonly [Word, ...Word[]]): Word {
    const value = this.text(name, known[0])
    const word = known.find((one) => one === value)
    if (!word) throw this.wrong(name, words.oneOf(known))
    return word
  }

  isOn(name: string, otherwise: 'on' | 'off'): boolean {
    const other = otherwise === 'on' ? 'off' : 'on'
    return this.oneOf(name, [otherwise, other]) === 'on'
  }

  /** An address without path or closing slash; empty where there is none. */
  origin(name: string, otherwise = ''): string {
    const value = this.text(name, otherwise)
    if (!value) return ''
    const origin = toOrigin(value)
    if (!origin) throw this.wrong(name, words.address)
    return origin
  }

  origins(name: string): string[] {
    return listed(this.text(name)).map((value) => {
      const origin = toOrigin(value)
      if (!origin) throw this.wrong(name, words.addresses)
      return origin
    })
  }

  /** A URL that may hold a password, and is therefore never repeated. */
  secretUrl(name: string, protocols: readonly string[], wanted: string): string | null {
    const value = this.text(name)
    if (!value) return null
    if (!protocols.includes(toUrl(value)?.protocol ?? ''))
      throw new WrongSetting(words.wrongSecret(name, wanted))
    return value
  }

  /** With a slash at both ends. */
  basePath(name: string): string {
    const value = this.text(name, '/')
    if (!/^\/([\w.~-]+\/)*([\w.~-]+)?$/.test(value) || /(^|\/)\.\.?(\/|$)/.test(value))
      throw this.wrong(name, words.basePath)
    return value.endsWith('/') ? value : `${value}/`
  }

  /** Who may say in X-Forwarded-For whom a request is from: nobody, so many hops, or these. */
  proxies(name: string): false | number | string[] {
    const value = this.text(name, 'off')
    if (value === 'off') return false
    if (/^[1-9]\d?$/.test(value)) return Number(value)
    const proxies = listed(value)
    if (!proxies.every(isProxy)) throw this.wrong(name, words.proxies)
    return proxies
  }

  email(name: string, otherwise: string): string {
    const value = this.text(name, otherwise)
    if (!/^[^\s<>@]+@[^\s<>@]+$/.test(value)) throw this.wrong(name, words.email)
    return value
  }

  private wrong(name: string, wanted: string): WrongSetting {
    return new WrongSetting(words.wrong(name, this.text(name), wanted))
  }
}

const isPort = (value: string) => /^[1-9]\d{0,4}$/.test(value) && Number(value) < 65_536
const listed = (value: string) => value.split(',').flatMap((part) => part.trim() || [])

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

function toUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

function toOrigin(value: string): string | undefined {
  const url = toUrl(value)
  const isBare =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  return isBare && !url.username ? url.origin : undefined
}
