import type { LookupFunction } from 'node:net'
import { BlockList, isIP } from 'node:net'

/**
 * Rules by which this installation reaches other hosts. Tests, and installations with their own media server, allow
 * single addresses.
 */
export interface EgressRules {
  /** Addresses (CIDR) that may be reached although they are not public. */
  readonly allow: readonly string[]
  readonly ports: readonly number[]
  /** `http://user:password@proxy:3128`: the proxy of all requests. */
  readonly proxy: string
  /** Replaces the system's resolver. */
  readonly lookup?: LookupFunction
}

/** QUOIN_EGRESS_ALLOW: CIDRs separated by commas. QUOIN_EGRESS_PROXY: the address of the proxy. */
export function egressRulesOf(environment: Readonly<Record<string, string | undefined>>): EgressRules {
  const allow = (environment.QUOIN_EGRESS_ALLOW ?? '').split(/[\s,]+/).filter((part) => part !== '')
  return { allow, ports: [80, 443], proxy: environment.QUOIN_EGRESS_PROXY ?? '' }
}

/**
 * Ranges that the filtering agent does not know: other notations of IPv4, and benchmark, discard and routing ranges.
 */
export const deniedRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/9',
  'ff00::/8',
] as const

const denied = blockListOf(deniedRanges)

/** Whether an address may be reached. Used for requests through a proxy, which the filtering agent does not see. */
export function isPublicAddress(address: string, rules: EgressRules): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(address) === 0) return false
  return blockListOf(rules.allow).check(address, family) || !denied.check(address, family)
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix = ''] = range.split('/')
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(network, Number(prefix === '' ? (family === 'ipv6' ? 128 : 32) : prefix), family)
  }
  return list
}
