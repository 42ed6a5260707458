import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { categoryPatchSchema, categorySchema, newCategorySchema } from './category.schema.ts'

const done = z.object({})
const byId = z.object({ id: idSchema })
const edit = 'commerce.inventory'

export const categoryApi = {
  categories: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/categories',
    allows: 'config',
    input: z.object({ collectionId: idSchema }),
    output: z.array(categorySchema),
  }),
  create: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/categories',
    allows: edit,
    idempotent: false,
    input: newCategorySchema,
    output: categorySchema,
  }),
  change: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/categories/:id',
    allows: edit,
    input: byId.extend({ values: categoryPatchSchema }),
    output: categorySchema,
  }),
  /** Its child categories move up one level, and its products stay. */
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/categories/:id/delete',
    allows: edit,
    input: byId,
    output: done,
  }),
}
