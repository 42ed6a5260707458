import { z } from 'zod'
import { endpoint, idSchema } from '#platform/contract'
import { blockSchema, documentSchema, sectionSchema } from '#platform/document'
import { savedSectionNameSchema } from './saved-sections.api.ts'

const blocksAtMost = 200
/** Limit per site. All of them travel in one response. */
export const linkedSectionsAtMost = 50
/** Limit per section, as JSON. */
export const charactersOfLinkedSection = 100_000

export const linkedUseSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Whether the published version contains the section too. */
  isPublished: z.boolean(),
})
export type LinkedUse = z.infer<typeof linkedUseSchema>

export const linkedSectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The published document, or the draft while nothing is published. */
  document: documentSchema,
})
export type LinkedSection = z.infer<typeof linkedSectionSchema>

/** Sections that several pages share: documents that are edited and published by themselves. */
export const linkedSectionsApi = {
  /** By name. */
  list: endpoint({
    method: 'GET',
    host: 'admin',
    allows: 'content.look',
    path: '/api/linked-sections',
    input: z.object({}),
    output: z.object({ sections: z.array(linkedSectionSchema) }),
  }),
  /** Creates a section that visitors may see from then on. */
  create: endpoint({
    method: 'POST',
    host: 'admin',
    allows: 'content.publish',
    path: '/api/linked-sections',
    input: savedSectionNameSchema.extend({ section: sectionSchema, blocks: z.array(blockSchema).max(blocksAtMost) }),
    output: z.object({ id: idSchema }),
    idempotent: false,
  }),
  /** The pages that show it. */
  uses: endpoint({
    method: 'GET',
    host: 'admin',
    allows: 'content.edit',
    path: '/api/linked-sections/:id/uses',
    input: z.object({ id: idSchema }),
    output: z.object({ uses: z.array(linkedUseSchema) }),
  }),
}
