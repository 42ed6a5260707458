import { endpoint, idSchema, patchOf } from '#platform/contract'
import { z } from 'zod'
import { collectionSchema, collectionSettingsSchema, collectionTypeNames } from './collection.schema.ts'
import { itemListingSchema, itemQuerySchema } from './item-listing.schema.ts'
import { authorSchema, labelKinds, labelLengths, labelSchema } from './label.schema.ts'

const done = z.object({})
const ids = z.array(idSchema).min(1).max(500)
const newLabel = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('tag'),
    collectionId: idSchema,
    name: z.string().trim().min(1).max(labelLengths.tag),
  }),
  z.strictObject({
    kind: z.literal('category'),
    collectionId: idSchema,
    name: z.string().trim().min(1).max(labelLengths.category),
  }),
])
const authorFields = authorSchema.omit({ id: true, slug: true })

export const contentApi = {
  collections: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/collections',
    allows: 'config',
    input: z.object({}),
    output: z.array(collectionSchema.extend({ items: z.number().int() })),
  }),
  createCollection: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/collections',
    allows: 'content.edit',
    idempotent: false,
    input: z.object({
      type: z.enum(collectionTypeNames),
      title: collectionSchema.shape.title,
      slug: z.string().max(200).optional(),
    }),
    output: collectionSchema,
  }),
  changeCollection: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/collections/:id',
    allows: 'content.edit',
    input: z.object({
      id: idSchema,
      title: collectionSchema.shape.title.optional(),
      slug: z.string().max(200).optional(),
      settings: patchOf(collectionSettingsSchema).optional(),
    }),
    output: collectionSchema,
  }),
  deleteCollection: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/collections/:id/delete',
    allows: 'content.delete',
    input: z.object({ id: idSchema }),
    output: done,
  }),
  items: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/collections/:id/items',
    allows: 'config',
    input: itemQuerySchema,
    output: z.object({ items: z.array(itemListingSchema), next: z.string().nullable() }),
  }),
  createItem: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/collections/:id/items',
    allows: 'content.edit',
    idempotent: false,
    input: z.object({ id: idSchema, title: z.string().trim().max(500) }),
    output: z.object({ id: idSchema }),
  }),
  /** Sets the address of an item, made unique within the collection; an empty one is derived from the title. */
  changeAddress: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/items/:id/address',
    allows: 'content.edit',
    input: z.object({ id: idSchema, slug: z.string().max(300) }),
    output: z.object({ slug: z.string() }),
  }),
  publishItems: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/items/publish',
    allows: 'content.publish',
    /** `anyway` includes items without a title or text. */
    input: z.object({ ids, at: z.iso.datetime({ offset: true }).optional(), anyway: z.boolean().optional() }),
    output: done,
  }),
  unpublishItems: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/items/unpublish',
    allows: 'content.publish',
    input: z.object({ ids }),
    output: done,
  }),
  deleteItems: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/items/delete',
    allows: 'content.delete',
    input: z.object({ ids }),
    output: done,
  }),
  moveItems: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/items/move',
    allows: 'content.edit',
    input: z.object({ ids, to: idSchema }),
    output: done,
  }),
  reorderItem: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/items/:id/reorder',
    allows: 'content.edit',
    input: z.object({ id: idSchema, before: idSchema.nullable() }),
    output: z.object({ position: z.string() }),
  }),
  labelItems: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/items/label',
    allows: 'content.edit',
    input: z.object({
      ids,
      kind: z.enum(labelKinds),
      add: z.array(idSchema).max(500),
      remove: z.array(idSchema).max(500),
    }),
    output: done,
  }),
}

export const labelApi = {
  labels: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/collections/:collectionId/labels',
    allows: 'config',
    input: z.object({ collectionId: idSchema }),
    output: z.array(labelSchema),
  }),
  create: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/labels',
    allows: 'content.edit',
    input: newLabel,
    output: labelSchema,
  }),
  rename: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/labels/:id/rename',
    allows: 'content.edit',
    input: z.object({ id: idSchema, name: z.string().trim().min(1).max(labelLengths.tag) }),
    output: labelSchema,
  }),
  merge: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/labels/:id/merge',
    allows: 'content.edit',
    input: z.object({ id: idSchema, into: idSchema }),
    output: labelSchema,
  }),
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/labels/:id/delete',
    allows: 'content.edit',
    input: z.object({ id: idSchema }),
    output: done,
  }),
}

export const authorApi = {
  authors: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/authors',
    allows: 'config',
    input: z.object({}),
    output: z.array(authorSchema),
  }),
  create: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/authors',
    allows: 'content.edit',
    idempotent: false,
    input: authorFields.partial().required({ name: true }),
    output: authorSchema,
  }),
  change: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/authors/:id',
    allows: 'content.edit',
    input: authorFields.partial().extend({ id: idSchema }),
    output: authorSchema,
  }),
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/authors/:id/delete',
    allows: 'content.edit',
    input: z.object({ id: idSchema }),
    output: done,
  }),
}
