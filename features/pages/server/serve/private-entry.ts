import { passwordsIn } from '#platform/contract'
import type { FinishedPage, PageRequest, PageResult } from '#platform/http'
import type { PublishedPage } from '../publish/page-at.queries.ts'

export const privateHeaders = { 'Cache-Control': 'private, no-store' }

/** Returns the cache entry under a name that states its audience, with the languages of the site and of the visitor. */
export async function privateEntry(
  request: PageRequest,
  name: string,
  render: () => Promise<FinishedPage>,
): Promise<PageResult> {
  const { site, visit } = request
  return { kind: 'entry', entry: await request.privateEntry(`${name} ${site.locale} ${visit.language}`, render) }
}

/** A document may have several addresses, each with different content. */
export function addressNameOf({ documentId, path }: PublishedPage): string {
  return `${documentId} ${encodeURI(path)}`
}

/**
 * The name of the copy for those who opened all locks of a page: another one as soon as a lock or a password changes.
 */
export function admittedName(request: PageRequest, page: PublishedPage, queryNames: readonly string[]): string {
  const moments = passwordsIn(page.locks).map((id) => page.passwordsSince[id]?.getTime() ?? 0)
  const query = queryNames.map((name) => request.query.get(name) ?? '')
  return ['open', addressNameOf(page), ...page.locks, ...moments, ...query].join(' ')
}

/** Names the cache entry for visitors whose interface language differs from the site's. */
export function otherLanguageName(request: PageRequest, page: PublishedPage, queryNames: readonly string[]): string {
  return ['language', addressNameOf(page), ...queryNames.map((name) => request.query.get(name) ?? '')].join(' ')
}
