import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the part of an address shared by a household or office: /24 of IPv4, /64 of IPv6. No more of an address is
 * stored.
 */
export function networkPrefix(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address.split('%')[0] ?? ''
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(plain)) return 'unknown'
  return `${expanded(plain).slice(0, 4).join(':')}::/64`
}

function expanded(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...middle, ...last].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
