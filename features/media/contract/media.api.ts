import { z } from 'zod'
import { endpoint, idSchema } from '#platform/contract'
import { assetKinds, assetOrders } from './media.rules.ts'
import { assetSchema, focalPointSchema, libraryAssetSchema, tagsSchema } from './media.schema.ts'

const id = idSchema

/** `basic-account`: the video plays only on its provider's site. `unknown`: the provider did not answer. */
export const videoStates = ['plays', 'basic-account', 'unknown'] as const
export type VideoState = (typeof videoStates)[number]

export const mediaApi = {
  checkVideo: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/videos/check',
    allows: 'content.media',
    input: z.object({ url: z.string().max(4000) }),
    output: z.object({ state: z.enum(videoStates) }),
  }),
  /** `next` is the value of `before` for the next page; null at the end. */
  list: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/media',
    allows: 'content.media',
    input: z.object({
      search: z.string().max(200).optional(),
      kind: z.enum(assetKinds).optional(),
      /** Id of a folder, or `none` for files outside folders. */
      folder: z.union([idSchema, z.literal('none')]).optional(),
      tag: z.string().max(60).optional(),
      /** Returns only images without alt text. */
      undescribed: z.stringbool().optional(),
      order: z.enum(assetOrders).default('newest'),
      before: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(60),
    }),
    output: z.object({ assets: z.array(libraryAssetSchema), next: idSchema.nullable() }),
  }),
  get: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/media/:id',
    allows: 'content.file',
    input: z.object({ id }),
    output: libraryAssetSchema,
  }),
  /**
   * A multipart body with one or more files. The answer contains the stored files, and the refused ones with the
   * reasons.
   */
  upload: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/media',
    allows: 'content.media',
    idempotent: false,
    input: z.object({}),
    output: z.object({
      assets: z.array(assetSchema),
      refused: z.array(
        z.object({
          name: z.string(),
          code: z.string(),
          details: z.record(z.string(), z.unknown()),
          sentence: z.string(),
        }),
      ),
    }),
  }),
  change: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/media/:id',
    allows: 'content.media',
    input: z.object({
      id,
      name: z.string().trim().min(1).max(200).optional(),
      alt: z.string().max(1000).optional(),
      credit: z.string().max(1000).optional(),
      focalPoint: focalPointSchema.nullable().optional(),
      tags: tagsSchema.optional(),
    }),
    output: libraryAssetSchema,
  }),
  /** A multipart body with one file of the same kind: it shows everywhere the old one did. */
  replace: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/media/:id/file',
    allows: 'content.edit',
    idempotent: false,
    input: z.object({ id }),
    output: libraryAssetSchema,
  }),
  /** Deletes a file for good. Pages that show it show nothing in its place. */
  remove: endpoint({
    method: 'DELETE',
    host: 'admin',
    path: '/api/media/:id',
    allows: 'content.delete',
    input: z.object({ id }),
    output: z.object({}),
  }),
  /** Address that visitors and editors load: `/s/{id}/{file}`. */
  file: endpoint({
    method: 'GET',
    host: ['admin', 'public'],
    path: '/s/:id/:file',
    allows: 'anyone',
    input: z.object({ id, file: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,120}$/) }),
    output: z.unknown(),
  }),
}
