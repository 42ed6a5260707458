import { z } from 'zod'
import { idSchema } from '#platform/contract'
import { blockSchema, blocksPerDocument, sectionSchema } from '#platform/document'
import { blocksMark, type CopiedBlocks } from '../copy-blocks.ts'

const copiedSchema = z
  .object({
    site: idSchema.optional(),
    roots: z.array(idSchema).max(blocksPerDocument),
    blocks: z.array(blockSchema).max(blocksPerDocument),
    section: sectionSchema.optional(),
  })
  .refine(({ roots, blocks, section }) => {
    const ids = new Set(blocks.map(({ id }) => id))
    return section === undefined ? roots.length > 0 && roots.every((id) => ids.has(id)) : true
  })

/** Reads the blocks or the section of a pasted text: null when it contains none, `unreadable` when they are damaged. */
export function readCopied(text: string): CopiedBlocks | 'unreadable' | null {
  if (!text.startsWith(blocksMark)) return null
  try {
    const read = copiedSchema.safeParse(JSON.parse(text.slice(blocksMark.length)))
    return read.success ? read.data : 'unreadable'
  } catch {
    return 'unreadable'
  }
}
