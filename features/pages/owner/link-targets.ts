import { call, type LinkTarget } from '#platform/ui'
import { pagesApi } from '../contract/index.ts'

/** Pages that links can lead to. */
export async function linkTargets(): Promise<LinkTarget[]> {
  const { pages } = await call(pagesApi.list, { kind: 'page' })
  return pages.flatMap(({ id, title, path }) => (path ? [{ id, title, path }] : []))
}
