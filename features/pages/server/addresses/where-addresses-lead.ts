import { provided, type SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { formerAddresses } from '../extension-points.ts'
import { systemPageAt } from './system-page-at.ts'
import { type Address, addressesOf, addressOf } from './address-of.ts'

export interface AddressLead {
  /** A page of its own, a redirect that ends on one or outside, or nothing. */
  state: 'page' | 'redirect' | 'nowhere'
  /** Final path; '' for an unknown address. */
  to: string
}

/** Returns where visitors end who request these paths, with or without a query. */
export async function whereAddressesLead(
  ctx: SiteContext,
  paths: readonly string[],
): Promise<ReadonlyMap<string, AddressLead>> {
  const plain = paths.filter((path) => !path.includes('?'))
  const addresses = new Map<string, Address | null>(await addressesOf(ctx, plain))
  for (const path of paths) {
    const at = path.indexOf('?')
    if (at >= 0) addresses.set(path, await addressOf(ctx, path.slice(0, at), { search: path.slice(at) }))
  }
  const leads = new Map<string, AddressLead>()
  for (const path of paths) leads.set(path, await leadOf(ctx, path, addresses.get(path) ?? null))
  const targets = [...leads.values()].flatMap(({ state, to }) =>
    state === 'redirect' && to.startsWith('/') ? [pathIn(to)] : [],
  )
  const ends = await addressesOf(ctx, [...new Set(targets)])
  for (const [path, lead] of leads)
    if (
      lead.state === 'redirect' &&
      lead.to.startsWith('/') &&
      !ends.get(pathIn(lead.to)) &&
      !systemPageAt(ctx, pathIn(lead.to))
    )
      leads.set(path, { state: 'nowhere', to: '' })
  return leads
}

async function leadOf(ctx: SiteContext, path: string, address: Address | null): Promise<AddressLead> {
  if (address?.kind === 'redirect') return { state: 'redirect', to: address.to }
  // The home page is shown with any query, but `/?p=3` was the address of another page.
  if (path.startsWith('/?')) return { state: 'nowhere', to: '' }
  if (address) return { state: 'page', to: address.path }
  const bare = path.split('?')[0] ?? path
  if (systemPageAt(ctx, bare)) return { state: 'page', to: bare }
  for (const placeOf of provided(ctx.product, formerAddresses)) {
    const target = await placeOf(ctx, bare)
    if (target !== null && target !== bare) return { state: 'redirect', to: target }
  }
  return { state: 'nowhere', to: '' }
}

const pathIn = (target: string): string => {
  const path = target.split(/[?#]/, 1)[0] ?? target
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Returns pages whose address ends like an old one: the likeliest targets of a redirect. */
export async function likelyTargets(ctx: SiteContext, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const lastOf = (path: string): string =>
    (
      path
        .split('?')[0]
        ?.split('/')
        .filter((part) => part !== '')
        .at(-1) ?? ''
    )
      .replace(/\.[a-z]{3,5}$/i, '')
      .toLowerCase()
  const wanted = new Map(paths.map((path) => [path, lastOf(path)]))
  if ([...wanted.values()].every((last) => last === '')) return new Map()
  const live = await siteTables(ctx)
    .selectFrom('addresses')
    .select('path')
    .where('state', '=', 'live')
    .where('locale', '=', '')
    .orderBy('path')
    .limit(20_000)
    .execute()
  const byLast = new Map(live.map(({ path }) => [lastOf(path), path]))
  return new Map(
    [...wanted].flatMap(([path, last]) => {
      const target = last === '' ? undefined : byLast.get(last)
      return target === undefined ? [] : [[path, target] as const]
    }),
  )
}
