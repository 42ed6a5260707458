import { z } from 'zod'
import { endpoint, idSchema } from '#platform/contract'

const settings = { method: 'GET', host: 'admin', allows: 'content.edit' } as const
const byId = z.object({ id: idSchema })
const propPath = z.array(z.union([z.string(), z.object({ id: z.string() })]))

/** Faults of a draft that only the server knows, for the publish dialog. */
export const checkEndpoints = {
  /** Tells whether the site refuses to publish pages and posts with faults. */
  publishRules: endpoint({
    ...settings,
    path: '/api/publish-rules',
    input: z.object({}),
    output: z.object({ requiresChecks: z.boolean() }),
  }),
  /**
   * Images in the draft without alternative text, by block; `blockId` is null for the cover of a post, whose text
   * belongs to its file. Each has the props that hold its text and mark it as decorative.
   */
  missingAlt: endpoint({
    ...settings,
    path: '/api/documents/:id/missing-alt',
    input: byId,
    output: z.object({
      images: z.array(
        z.object({
          blockId: z.string().nullable(),
          n: z.number().int(),
          fields: z.array(z.object({ asset: idSchema, path: propPath.nullable(), decorative: propPath.nullable() })),
        }),
      ),
    }),
  }),
  /**
   * Words in the draft that are hard to read on the background of their section, in the published styles; `color` names
   * a colour that they have of their own.
   */
  faintTexts: endpoint({
    ...settings,
    path: '/api/documents/:id/faint-texts',
    input: byId,
    output: z.object({
      texts: z.array(
        z.object({
          blockId: idSchema,
          path: propPath,
          words: z.string(),
          ratio: z.number(),
          color: z.string().nullable(),
        }),
      ),
    }),
  }),
  /** Links in the draft that lead nowhere or break a rule, for the publish dialog. */
  brokenLinks: endpoint({
    ...settings,
    path: '/api/documents/:id/broken-links',
    input: byId,
    output: z.object({
      links: z.array(
        z.object({
          link: z.string(),
          blockId: z.string().nullable(),
          field: z.string(),
          fault: z.string(),
          sentence: z.string(),
          /** The document that publishing would place at this path. */
          documentId: idSchema.nullable(),
        }),
      ),
    }),
  }),
}
