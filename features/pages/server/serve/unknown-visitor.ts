import type { Site } from '#platform/context'
import type { PageRequest } from '#platform/http'
import { languageOf } from '#platform/i18n'

/** Builds a page request of an unidentified visitor. */
export function requestOfUnknown(site: Site, { host, url }: { host: string; url: string }): PageRequest {
  const [path = '/', query = ''] = url.split('?', 2)
  return {
    site,
    host,
    visit: { cookies: new Map(), language: languageOf(site.locale) },
    path: decodeURIComponent(path),
    query: new URLSearchParams(query),
    staleEntry: undefined,
    privateEntry: () => Promise.reject(new Error('Private entries are not rendered beforehand.')),
  }
}
