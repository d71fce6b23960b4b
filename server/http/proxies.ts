import { BlockList, isIP } from 'node:net'
import type { Settings } from '../settings'

const names: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** An entry of X-Forwarded-For without the port that some proxies write: `192.0.2.7:5555`, `[::1]:5555`. */
export function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(entry)
  return bracketed?.[1] ?? /^([\d.]+):\d*$/.exec(entry)?.[1] ?? entry
}

/** Whether an address may set X-Forwarded-For, as Fastify asks: by its distance in proxies. */
export function trustedProxies(proxies: Settings['trustProxy']) {
  if (proxies === false) return false
  if (typeof proxies === 'number') return (_: string, hop: number) => hop < proxies
  const trusted = new BlockList()
  for (const range of proxies.flatMap((name) => names[name] ?? [name])) {
    const [address = '', bits] = range.split('/')
    const family = familyOf(address)
    trusted.addSubnet(address, bits ? Number(bits) : family === 'ipv6' ? 128 : 32, family)
  }
  return (entry: string) => {
    const address = withoutPort(entry)
    return isIP(address) > 0 && trusted.check(address, familyOf(address))
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
