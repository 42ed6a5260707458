import { pagesApi } from '#features/pages/contract'
import { call, type LinkTarget } from '#platform/ui'
import { searchApi } from '../contract/index.ts'

/** Returns link targets: every page, drafts included, and posts, products and other items whose title matches. */
export async function linkTargets(query: string): Promise<LinkTarget[]> {
  const [{ pages }, { targets }] = await Promise.all([
    call(pagesApi.list, { kind: 'page' }),
    call(searchApi.targets, { q: query.trim().slice(0, 200) }),
  ])
  const own = pages.flatMap(({ id, title, path }): LinkTarget[] => (path ? [{ id, title, path }] : []))
  const paths = new Set(own.map(({ path }) => path))
  return [...own, ...targets.filter(({ path }) => !paths.has(path))]
}
