import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { bulkEditSchema, bulkPreviewSchema, catalogChangeSchema, selectionSchema } from './bulk.schema.ts'
import {
  cellChangeSchema,
  cellsAnswerSchema,
  refusedCellSchema,
  sheetQuerySchema,
  sheetRowSchema,
} from './sheet.schema.ts'

const edit = 'commerce.inventory'

export const sheetApi = {
  /** Returns a window of all variants' rows: callers ask for the visible ones. */
  rows: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/sheet',
    allows: 'config',
    input: sheetQuerySchema,
    output: z.object({ rows: z.array(sheetRowSchema), count: z.int() }),
  }),
  /**
   * Changes many cells in one call, with one entry in the activity. Invalid cells are refused one by one, and the
   * others are saved.
   */
  change: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/cells',
    allows: edit,
    input: z.object({ cells: z.array(cellChangeSchema).min(1).max(20_000) }),
    output: cellsAnswerSchema,
  }),
  /** Validates the cells without changing anything, and returns the refused ones with their reasons. */
  check: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/cells/check',
    allows: edit,
    input: z.object({ cells: z.array(cellChangeSchema).min(1).max(20_000) }),
    output: z.object({ refused: z.array(refusedCellSchema) }),
  }),
  preview: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/bulk/preview',
    allows: edit,
    input: z.object({ selection: selectionSchema, edit: bulkEditSchema }),
    output: bulkPreviewSchema,
  }),
  apply: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/bulk',
    allows: edit,
    idempotent: false,
    input: z.object({ selection: selectionSchema, edit: bulkEditSchema }),
    output: z.object({ changeId: idSchema.nullable(), cells: z.int(), rows: z.int(), refused: z.int() }),
  }),
  changes: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/changes',
    allows: 'config',
    input: z.object({}),
    output: z.array(catalogChangeSchema),
  }),
  /** Reverts to the values before. A cell that was changed since is skipped and counted. */
  undo: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/changes/:id/undo',
    allows: edit,
    input: z.object({ id: idSchema }),
    output: z.object({ cells: z.int(), kept: z.int(), refused: z.array(refusedCellSchema) }),
  }),
  /** Exports the products in the format of Shopify, Squarespace or WooCommerce. */
  download: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/export/:format',
    allows: 'settings.export',
    input: z.object({ format: z.enum(['shopify', 'squarespace', 'woocommerce']) }),
    output: z.string(),
  }),
}
