import { audit } from '#features/accounts/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { certificateState, mayTryNow, tryCertificateNow } from '#platform/certificates'
import { siteTables } from '#platform/database'
import { fetchFromOutside } from '#platform/egress'
import type { DomainRecords } from '../contract/site.schema.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { domainById, domainInfo } from './domains.ts'
import { type Dns, publicDns } from './find-records.ts'

type DnsRecord = DomainRecords['records'][number]

/**
 * Returns the records that a domain needs: one proves the ownership, and the others point to this installation. A
 * subdomain (`www.`) is an alias of the site's built-in host. DNS does not allow an alias for the domain itself, so it
 * gets the addresses.
 */
export async function domainRecords(
  ctx: OwnerContext,
  { id }: { id: string },
  { dns = publicDns, isTrusted = answersSecurely }: { dns?: Dns; isTrusted?: typeof answersSecurely } = {},
): Promise<DomainRecords> {
  ctx.require('settings.domain')
  const domains = await siteTables(ctx).selectFrom('domains').selectAll().execute()
  const domain = domains.find((candidate) => candidate.id === id)
  if (!domain) throw siteProblems.domainMissing()
  const { host } = domain
  const builtIn = `${ctx.site.name}.${ctx.config.sitesHost}`.replace(/:\d+$/, '')
  const isLocal = builtIn.endsWith('.localhost')
  const { record: proof } = domainInfo(domain)
  const text = await recordOf({ type: 'TXT', ...proof }, () => dns.texts(proof.name), domain.verified_at !== null)
  const leading = isLocal ? [] : await recordsLeadingHere(dns, host, builtIn)
  const twin = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  return {
    records: [text, ...leading],
    isLocal,
    isSecure: leading.some(({ state }) => state === 'right') ? await isTrusted(host) : null,
    certificate: await certificateNow(ctx, host),
    twin: isBare(host.replace(/^www\./, '')) && !domains.some((other) => other.host === twin) ? twin : null,
  }
}

async function certificateNow(ctx: OwnerContext, host: string): Promise<DomainRecords['certificate']> {
  const state = await certificateState(ctx, host)
  if (!state) return null
  const { expiresAt, reason, triesAt, waitsFor } = state
  const isThere = expiresAt !== null && expiresAt > ctx.now()
  return {
    isThere,
    until: expiresAt?.toISOString() ?? null,
    reason: reason?.replace(/[^.!?]$/, '$&.') ?? null,
    triesAt: triesAt.toISOString(),
    waitsFor,
    mayTryNow: await mayTryNow(ctx, host),
  }
}

/** Requests a certificate now instead of waiting for the next attempt. */
export async function tryCertificate(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('domains.add')
  const { host, verified_at: verifiedAt } = await domainById(ctx, id)
  if (!verifiedAt || !(await mayTryNow(ctx, host))) throw siteProblems.certificateTooSoon()
  await tryCertificateNow(ctx, host)
  await audit(ctx, { action: 'domain.certificate_asked', subject: id, after: { host } })
  return {}
}

async function recordsLeadingHere(dns: Dns, host: string, builtIn: string): Promise<DnsRecord[]> {
  const [ours, theirs] = await Promise.all([addressesOf(dns, builtIn), addressesOf(dns, host)])
  const leadsHere = theirs.all.length > 0 && theirs.all.every((address) => ours.all.includes(address))
  if (!isBare(host))
    return [await recordOf({ type: 'CNAME', name: host, value: builtIn }, () => dns.aliases(host), leadsHere)]
  // A provider that writes the addresses of an alias itself (ALIAS, ANAME) answers with addresses, too.
  return [
    ...ours.v4.map((value): DnsRecord => addressRecord('A', host, value, theirs.v4)),
    ...ours.v6.map((value): DnsRecord => addressRecord('AAAA', host, value, theirs.v6)),
  ]
}

async function addressesOf(dns: Dns, name: string) {
  const [v4, v6] = await Promise.all([dns.addresses(name, 4), dns.addresses(name, 6)])
  return { v4, v6, all: [...v4, ...v6] }
}

function addressRecord(type: 'A' | 'AAAA', name: string, value: string, found: readonly string[]): DnsRecord {
  return { type, name, value, state: stateOf(value, found), found: [...found] }
}

async function recordOf(
  wanted: Pick<DnsRecord, 'type' | 'name' | 'value'>,
  find: () => Promise<readonly string[]>,
  isRight: boolean,
): Promise<DnsRecord> {
  const found = await find()
  return { ...wanted, state: isRight ? 'right' : stateOf(wanted.value, found), found: [...found] }
}

function stateOf(value: string, found: readonly string[]): DnsRecord['state'] {
  if (found.includes(value)) return 'right'
  return found.length > 0 ? 'other' : 'missing'
}

/** Whether a name is a registered domain and not below one, judged by its labels: `example.com`, `example.co.uk`. */
function isBare(host: string): boolean {
  const labels = host.split('.')
  const [, second = '', last = ''] = labels
  return labels.length === 2 || (labels.length === 3 && last.length === 2 && /^(?:ac|co|com|gov|net|org)$/.test(second))
}

async function answersSecurely(host: string): Promise<boolean> {
  try {
    await fetchFromOutside(`https://${host}/robots.txt`, { maxBytes: 100_000, timeoutMs: 3000 })
    return true
  } catch {
    return false
  }
}
