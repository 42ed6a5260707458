import type { SiteContext, VisitorContext, VisitorTransaction } from './index.ts'
import { type ExtensionPoint, extensionPoint, joinProvisions, provided, singlePoint } from './extension-point.ts'
import { listeningJobs } from './listeners.ts'
import type { Feature, Product } from './product.ts'

/**
 * Identifies the visitor by the cookies of the request, as far as a feature knows them. Later features get the result
 * of earlier ones.
 */
export const recognition =
  extensionPoint<
    (
      ctx: VisitorTransaction,
      cookie: (name: string) => string | undefined,
    ) => Promise<Partial<Pick<VisitorContext, 'member' | 'cart'>>>
  >('platform.recognition')

/** Whether a site has a block whose contract names a `flag`. Without a provider every site has it. */
export const blockSwitch = singlePoint<(ctx: SiteContext, flag: string) => Promise<boolean>>('platform.block-switch')

/** The visitor as identified by the features, for routes of public hosts and for the product's own private pages. */
export async function recognised<C extends VisitorTransaction>(
  ctx: C,
  cookie: (name: string) => string | undefined,
): Promise<C> {
  let enriched = ctx
  for (const recognise of provided(ctx.product, recognition))
    enriched = { ...enriched, ...(await recognise(enriched, cookie)) }
  return enriched
}

/**
 * Joins features. Two block types, kinds, jobs or routes with one name are a defect found at the start, and so is a
 * point among `needs` that no feature provides.
 */
export function productOf(
  features: readonly Feature[],
  { needs = [] }: { needs?: readonly ExtensionPoint<never, unknown>[] } = {},
): Product {
  const blocks = unique(
    features.flatMap((feature) => feature.blocks ?? []),
    (block) => block.contract.type,
    'block',
  )
  const kinds = unique(
    features.flatMap((feature) => feature.kinds ?? []),
    (definition) => definition.kind,
    'document kind',
  )
  const heard = features.flatMap(listeningJobs)
  const listeners = Map.groupBy(heard, ({ event }) => event)
  const jobs = unique(
    [...features.flatMap((feature) => feature.jobs ?? []), ...heard.map(({ job }) => job)],
    (job) => job.name,
    'job',
  )
  unique(
    features.flatMap((feature) => feature.routes ?? []),
    ({ endpoint }) => `${endpoint.method} ${endpoint.path} ${String(endpoint.host)}`,
    'route',
  )
  const joined = joinProvisions(features.flatMap((feature) => feature.provides ?? []))
  const missing = needs.find((point) => !joined.has(point))
  if (missing) throw new Error(`No feature provides ${missing.name}.`)
  return { features, blocks, kinds, jobs, listeners, provided: joined }
}

function unique<T, K>(list: readonly T[], keyOf: (item: T) => K, what: string): ReadonlyMap<K, T> {
  const map = new Map<K, T>()
  for (const item of list) {
    const key = keyOf(item)
    if (map.has(key)) throw new Error(`Two features register the ${what} ${String(key)}.`)
    map.set(key, item)
  }
  return map
}
