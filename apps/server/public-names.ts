import { siteOfHost, verifiedHosts } from '#features/sites/server'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { knows } from '#platform/http'
import { isLocalHost } from './read-environment.ts'

/** Whether an authority may be asked for a certificate of this name: one of ours that others reach too. */
export function isPublicName(ctx: OutsideTransaction<PlatformContext>): (name: string) => Promise<boolean> {
  return async (name) => !isLocalHost(name) && knows({ ctx, siteOfHost }, name)
}

/**
 * Returns the host names that get a certificate in advance. The built-in addresses of sites get theirs with the first
 * visit.
 */
export async function wantedNames(ctx: OutsideTransaction<PlatformContext>): Promise<string[]> {
  const platform = ctx.config.platformHost.replace(/:\d+$/, '')
  return [platform, ...(await verifiedHosts(ctx))].filter((name) => !isLocalHost(name))
}
