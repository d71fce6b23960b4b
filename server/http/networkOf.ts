import { isIPv6 } from 'node:net'
import { withoutPort } from './proxies'

/**
 * The key under which tries are counted: an IPv4 address, or the first 64 bits of an IPv6 address,
 * whose owner chooses the rest.
 */
export function networkOf(entry: string): string {
  const address = withoutPort(entry)
  if (!isIPv6(address)) return address
  // Normalised: short, and in hexadecimal.
  const written = new URL(`http://[${address.split('%')[0] ?? ''}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = written.split('::')
  const [first = [], last = []] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const between = Array<string>(8 - first.length - last.length).fill('0')
  const groups = [...first, ...between, ...last]
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return toIPv4(groups.slice(6))
  return groups.slice(0, 4).join(':')
}

function toIPv4(groups: string[]): string {
  const numbers = groups.map((group) => parseInt(group, 16))
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
}
