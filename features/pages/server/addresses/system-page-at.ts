import { type PlatformContext, provided } from '#platform/context'
import { type SystemPage, systemPages } from '../extension-points.ts'

/** Returns the page that a feature has at exactly this path. */
export function systemPageAt({ product }: PlatformContext, path: string): SystemPage | undefined {
  return provided(product, systemPages).get(path)
}
