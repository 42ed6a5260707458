import { endpoint } from '#platform/contract'
import { z } from 'zod'

const reading = { method: 'GET', host: 'public', allows: 'anyone' } as const

/** Data of the site for programs, such as feeds and site maps. */
export const feedApi = {
  /** The feed of the site's first blog. */
  site: endpoint({ ...reading, path: '/feed', input: z.object({}), output: z.unknown() }),
  /** `/feed/blog`, `/feed/blog/tag/bread`, `/feed/blog/category/recipes`. */
  collection: endpoint({
    ...reading,
    path: '/feed/*',
    input: z.object({ '*': z.string().max(1000) }),
    output: z.unknown(),
  }),
  siteMap: endpoint({ ...reading, path: '/sitemap.xml', input: z.object({}), output: z.unknown() }),
  /** A part of a site map that is too long for one file; named by its first item. */
  siteMapPart: endpoint({
    ...reading,
    path: '/sitemaps/:part',
    input: z.object({ part: z.string().regex(/^((?:[a-z]{1,40}-)?[0-9a-f]{24}|pages)\.xml$/) }),
    output: z.unknown(),
  }),
  /** Content index for AI assistants. */
  llms: endpoint({ ...reading, path: '/llms.txt', input: z.object({}), output: z.unknown() }),
  /** Contact for security reports (RFC 9116). */
  security: endpoint({ ...reading, path: '/.well-known/security.txt', input: z.object({}), output: z.unknown() }),
  robots: endpoint({ ...reading, path: '/robots.txt', input: z.object({}), output: z.unknown() }),
}
