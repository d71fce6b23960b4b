import { isIPv6 } from 'node:net'

/**
 * What tries are counted for: an IPv4 address, or the first 64 bits of an IPv6 address, the rest of
 * which its owner chooses.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const given = [...(first ?? []), ...(last ?? [])].length
  const groups = [...(first ?? []), ...Array<string>(8 - given).fill('0'), ...(last ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}
