import { z } from 'zod'
import { idSchema } from '#platform/contract'
import { assetKinds } from './media.rules.ts'

export const focalPointSchema = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

export const renditionSchema = z.object({
  format: z.enum(['avif', 'webp', 'jpeg']),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  bytes: z.number().int().min(0),
  file: z.string(),
})

/** A stored file. Its address is `/s/{id}/{file}`, and that of a rendition is `/s/{id}/{rendition.file}`. */
export const assetSchema = z.object({
  id: idSchema,
  kind: z.enum(assetKinds),
  /** Displayed name. */
  name: z.string().min(1).max(300),
  file: z.string(),
  /** Type read from the first bytes, never the claimed one. */
  type: z.string(),
  bytes: z.number().int(),
  /** Width after rotation; null for a file without one. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string().max(1000),
  credit: z.string().max(1000),
  focalPoint: focalPointSchema.nullable(),
  /** Three colours from corner to corner, shown until the image has loaded: `#cba,#a98,#543`. */
  placeholder: z.string().nullable(),
  /** Main colour in hex. */
  color: z.string().nullable(),
  renditions: z.array(renditionSchema),
  /** `waiting` until its renditions are made; `failed` when the file could not be decoded and is shown unchanged. */
  state: z.enum(['ready', 'waiting', 'failed']),
  /** Increases each time the file is replaced. */
  version: z.number().int(),
  createdAt: z.string(),
})
export type Asset = z.infer<typeof assetSchema>

export const folderSchema = z.object({ id: idSchema, name: z.string(), files: z.number().int() })
export type AssetFolder = z.infer<typeof folderSchema>

const tagSchema = z.string().trim().min(1).max(60)
export const tagsSchema = z.array(tagSchema).max(30)

/** A file of the media library. Its folder and tags are not sent to pages. */
export const libraryAssetSchema = assetSchema.extend({ folderId: idSchema.nullable(), tags: z.array(z.string()) })
export type LibraryAsset = z.infer<typeof libraryAssetSchema>
