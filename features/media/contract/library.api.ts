import { z } from 'zod'
import { endpoint, idSchema } from '#platform/contract'
import { assetKinds, mostChosen } from './media.rules.ts'
import { folderSchema, tagsSchema } from './media.schema.ts'

const id = idSchema
const ids = z.array(idSchema).min(1).max(mostChosen)
const name = z.string().trim().min(1).max(100)

/** Endpoints that organise the library: folders, tags, descriptions of many files, and the storage used. */
export const libraryApi = {
  /** Folders by name. `loose` counts the files in no folder; `tags` are all tags in use. */
  folders: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/media-folders',
    allows: 'content.media',
    input: z.object({}),
    output: z.object({
      folders: z.array(folderSchema),
      files: z.number().int(),
      loose: z.number().int(),
      tags: z.array(z.string()),
    }),
  }),
  createFolder: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/media-folders',
    allows: 'content.media',
    input: z.object({ name }),
    output: folderSchema,
  }),
  renameFolder: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/media-folders/:id',
    allows: 'content.media',
    input: z.object({ id, name }),
    output: folderSchema,
  }),
  /** Removes a folder. Its files stay in the library without a folder. */
  removeFolder: endpoint({
    method: 'DELETE',
    host: 'admin',
    path: '/api/media-folders/:id',
    allows: 'content.media',
    input: z.object({ id }),
    output: z.object({}),
  }),
  /** Copies files of another site of the same account, for blocks that are pasted from there. */
  copy: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/media/copy',
    allows: 'content.media',
    input: z.object({ site: idSchema, ids }),
    output: z.object({ copies: z.array(z.object({ from: idSchema, to: idSchema })) }),
  }),
  /** Moves files into a folder, or out of all folders. */
  move: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/media-folders/move',
    allows: 'content.media',
    input: z.object({ ids, folderId: idSchema.nullable() }),
    output: z.object({ moved: z.number().int() }),
  }),
  /** Adds tags to each of the files, and takes others away. */
  tag: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/media-tags',
    allows: 'content.media',
    input: z.object({ ids, add: tagsSchema.default([]), remove: tagsSchema.default([]) }),
    output: z.object({ changed: z.number().int() }),
  }),
  describe: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/media-alt',
    allows: 'content.media',
    input: z.object({
      texts: z
        .array(z.object({ id, alt: z.string().max(1000) }))
        .min(1)
        .max(mostChosen),
    }),
    output: z.object({ changed: z.number().int() }),
  }),
  /** Returns the storage used by kind: originals and the smaller copies made of them. */
  usage: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/media-usage',
    allows: 'content.media',
    input: z.object({}),
    output: z.object({
      kinds: z.array(
        z.object({
          kind: z.enum(assetKinds),
          files: z.number().int(),
          bytes: z.number().int(),
          copies: z.number().int(),
        }),
      ),
    }),
  }),
}
