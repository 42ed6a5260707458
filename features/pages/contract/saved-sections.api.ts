import { z } from 'zod'
import { endpoint, idSchema } from '#platform/contract'
import { blockSchema, documentSchema, sectionSchema } from '#platform/document'

/** Limit per site. */
export const savedSectionsAtMost = 100
/** Limit of blocks in one saved section, nested ones included. */
const blocksAtMost = 200

export const savedSectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** A page with the section alone. */
  document: documentSchema,
})
export type SavedSection = z.infer<typeof savedSectionSchema>

export const savedSectionNameSchema = z.object({ name: z.string().trim().min(1).max(100) })

/** Sections that are copied into other pages. */
export const savedSectionsApi = {
  /** By name. */
  list: endpoint({
    method: 'GET',
    host: 'admin',
    allows: 'content.edit',
    path: '/api/saved-sections',
    input: z.object({}),
    output: z.object({ sections: z.array(savedSectionSchema) }),
  }),
  save: endpoint({
    method: 'POST',
    host: 'admin',
    allows: 'content.edit',
    path: '/api/saved-sections',
    input: savedSectionNameSchema.extend({ section: sectionSchema, blocks: z.array(blockSchema).max(blocksAtMost) }),
    output: z.object({ id: idSchema }),
  }),
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    allows: 'content.edit',
    path: '/api/saved-sections/:id/delete',
    input: z.object({ id: idSchema }),
    output: z.object({}),
  }),
}
