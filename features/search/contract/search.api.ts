import { z } from 'zod'
import { endpoint } from '#platform/contract'

export const searchApi = {
  /** Returns pages, posts and products that visitors can find, by a part of their title, for links. */
  targets: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/link-targets',
    allows: 'content.edit',
    input: z.object({ q: z.string().trim().max(200).default('') }),
    output: z.object({ targets: z.array(z.object({ id: z.string(), title: z.string(), path: z.string() })) }),
  }),
  /** Returns the queries without results of the last ninety days, the most frequent first. */
  misses: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/search/misses',
    allows: 'content.edit',
    input: z.object({}),
    output: z.object({
      misses: z.array(z.object({ id: z.string(), phrase: z.string(), times: z.number().int(), lastDay: z.iso.date() })),
    }),
  }),
  /** Returns the first results, for the list under the field. */
  preview: endpoint({
    method: 'GET',
    host: 'public',
    path: '/api/search/preview',
    allows: 'anyone',
    input: z.object({ q: z.string().max(200) }),
    output: z.object({
      /** Total number of results. */
      count: z.number().int(),
      /** The corrected query; '' when the typed words have results. */
      corrected: z.string(),
      results: z.array(
        z.object({
          href: z.string(),
          title: z.string(),
          /** A price; '' for results without one. */
          note: z.string(),
          /** Address of a small image. */
          image: z.string().nullable(),
        }),
      ),
    }),
  }),
}
