import { domainToUnicode } from 'node:url'
import { audit, newSecret } from '#features/accounts/server'
import {
  cacheTag,
  type Configuration,
  type OwnerContext,
  type OwnerTransaction,
  type PlatformContext,
  type Writable,
} from '#platform/context'
import { newId } from '#platform/contract'
import { changed, inSite, isUniqueViolation, siteTables } from '#platform/database'
import type { DomainInfo } from '../contract/site.schema.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { type FindRecords, findRecords } from './find-records.ts'
import type { DomainsTable } from './sites.tables.ts'

export const domainsPerSite = 20
const recordLabel = '_quoin'

export async function domainsOf(ctx: OwnerContext): Promise<DomainInfo[]> {
  ctx.require('settings.domain')
  const rows = await siteTables(ctx).selectFrom('domains').selectAll().orderBy('created_at').execute()
  return rows.map(domainInfo)
}

/** Claims a domain, which is served after its TXT record proves the ownership. */
export async function addDomain(ctx: OwnerTransaction, { host }: { host: string }): Promise<DomainInfo> {
  ctx.require('domains.add')
  const ascii = domainOf(host)
  if (ascii === null || isOurs(ctx.config, ascii)) throw siteProblems.domainUnfit({ host })
  const { count } = await siteTables(ctx)
    .selectFrom('domains')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= domainsPerSite) throw siteProblems.tooManyDomains({ most: domainsPerSite })
  const now = ctx.now()
  const row = await siteTables(ctx)
    .insertInto('domains')
    .values({
      id: newId(now.getTime()),
      host: ascii,
      token: newSecret(ctx).slice(0, 32),
      is_primary: false,
      created_at: now,
      verified_at: null,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'host']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw siteProblems.domainTaken({ host: ascii })
  await audit(ctx, { action: 'domain.added', subject: row.id, after: { host: ascii } })
  return domainInfo(row)
}

/**
 * Checks the TXT record. A domain belongs to the first site that proves it until that site removes it. DNS can be slow,
 * so the transaction begins after the response.
 */
export async function verifyDomain(
  ctx: Writable<OwnerContext>,
  { id }: { id: string },
  find: FindRecords = findRecords,
): Promise<DomainInfo> {
  ctx.require('domains.add')
  const row = await domainById(ctx, id)
  const { record } = domainInfo(row)
  const found = row.verified_at ? [record.value] : await find(record.name)
  if (!found.includes(record.value)) throw siteProblems.domainUnproven({ host: row.host, record: record.name })
  return inSite(ctx, ctx.site, (tx) => noteVerified(tx, row))
}

async function noteVerified(ctx: OwnerTransaction, row: DomainsTable): Promise<DomainInfo> {
  if (row.verified_at) return domainInfo(row)
  try {
    await siteTables(ctx).updateTable('domains').set({ verified_at: ctx.now() }).where('id', '=', row.id).execute()
  } catch (error) {
    if (isUniqueViolation(error)) throw siteProblems.domainTaken({ host: row.host })
    throw error
  }
  await audit(ctx, { action: 'domain.verified', subject: row.id, after: { host: row.host } })
  await changed(ctx, [cacheTag.site])
  return domainInfo({ ...row, verified_at: ctx.now() })
}

/** Makes a host the primary one, to which all others redirect; null for the built-in address. */
export async function makePrimary(ctx: OwnerTransaction, { id }: { id: string | null }): Promise<DomainInfo[]> {
  ctx.require('settings.domain')
  const chosen = id === null ? null : await domainById(ctx, id)
  if (chosen && !chosen.verified_at)
    throw siteProblems.domainUnproven({ host: chosen.host, record: domainInfo(chosen).record.name })
  await siteTables(ctx).updateTable('domains').set({ is_primary: false }).where('is_primary', '=', true).execute()
  if (id !== null) await siteTables(ctx).updateTable('domains').set({ is_primary: true }).where('id', '=', id).execute()
  await audit(ctx, { action: 'domain.made_primary', subject: id ?? ctx.site.id, after: { host: chosen?.host ?? null } })
  await changed(ctx, [cacheTag.site])
  return domainsOf(ctx)
}

export async function removeDomain(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('domains.remove')
  const row = await domainById(ctx, id)
  await siteTables(ctx).deleteFrom('domains').where('id', '=', id).execute()
  await audit(ctx, { action: 'domain.removed', subject: id, before: { host: row.host } })
  await changed(ctx, [cacheTag.site])
  return {}
}

/**
 * A name with a dot as DNS knows it, from any spelling that a person typed: `Bücher.example` is
 * `xn--bcher-kva.example`.
 */
export function domainOf(written: string): string | null {
  const bare = written
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .replace(/\.$/, '')
  if (bare === '' || /[\s/?#@:\\%[\]]/.test(bare)) return null
  try {
    const { hostname } = new URL(`http://${bare}`)
    const labels = hostname.split('.')
    const isName =
      labels.length > 1 &&
      labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
      !/^\d+$/.test(labels.at(-1) ?? '')
    return isName && hostname.length <= 253 ? hostname : null
  } catch {
    return null
  }
}

/** Returns the verified domains of all sites. */
export async function verifiedHosts({ db }: Pick<PlatformContext, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('domains')
    .innerJoin('websites', 'websites.id', 'domains.website_id')
    .select('domains.host')
    .where('domains.verified_at', 'is not', null)
    .where('websites.removed_at', 'is', null)
    .execute()
  return rows.map(({ host }) => host)
}

/** Hosts of the platform and everything below them. */
function isOurs({ platformHost, sitesHost, adminHost }: Configuration, host: string): boolean {
  return [platformHost, sitesHost, adminHost].some((own) => {
    const name = own.replace(/:\d+$/, '')
    return host === name || host.endsWith(`.${name}`)
  })
}

export async function domainById(ctx: OwnerContext, id: string): Promise<DomainsTable> {
  const row = await siteTables(ctx).selectFrom('domains').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw siteProblems.domainMissing()
  return row
}

export function domainInfo({ id, host, is_primary, verified_at, token }: DomainsTable): DomainInfo {
  return {
    id,
    host,
    shown: domainToUnicode(host),
    primary: is_primary,
    verified: verified_at !== null,
    record: { name: `${recordLabel}.${host}`, value: `quoin-site=${token}` },
  }
}
