import { type PlatformContext, provided } from '#platform/context'
import { type SystemPage, systemPages } from '../extension-points.ts'

/** The page that a feature has at this very path. */
export function systemPageAt({ product }: PlatformContext, path: string): SystemPage | undefined {
  return provided(product, systemPages).get(path)
}
