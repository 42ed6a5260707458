import { z } from 'zod'
import { endpoint } from '#platform/contract'
import { documentSchema } from '#platform/document'

const partSchema = documentSchema.pick({ settings: true, sections: true, blocks: true })
const bothSchema = z.object({
  /** null for a site without this part. */
  header: partSchema.nullable(),
  footer: partSchema.nullable(),
  /** Increases with each change of either. */
  revision: z.number().int().min(0),
})

/** C7.35–C7.37: the drafts of header and footer as a whole, for programs. Visitors see them once they are published. */
export const headerFooterApi = {
  get: endpoint({
    method: 'GET',
    host: 'admin',
    allows: 'content.look',
    path: '/api/site-header-footer',
    input: z.object({}),
    output: bothSchema,
  }),
  /** Changes the drafts to the given documents, each in one step of the history. A stale `revision` is refused. */
  put: endpoint({
    method: 'PUT',
    host: 'admin',
    allows: 'content.edit',
    path: '/api/site-header-footer',
    input: bothSchema,
    output: bothSchema,
  }),
}
