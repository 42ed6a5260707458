import type { Document, Path } from '#platform/document'

/** An image of a document whose alternative text is empty there, though its file may have one. */
export interface ImageWithoutText {
  /** Null for the cover of a post or an item, whose text belongs to its file. */
  blockId: string | null
  asset: string
  /** The prop in which its alternative text is stored; null where that belongs to the file, or cannot be addressed. */
  path: Path | null
  /** The prop that marks it as decorative; null where there is none. */
  decorative: Path | null
}

/** Fields with an image, each with the field of its alternative text. */
const describedBy = { asset: 'alt', before: 'beforeAlt', after: 'afterAlt' } as const

/**
 * Returns the images of a document without alternative text that are not decorative. Blocks need their default values,
 * as `validateDocument` returns them: an image without the field has no alternative text either.
 */
export function imagesWithoutText({ settings, blocks }: Pick<Document, 'settings' | 'blocks'>): ImageWithoutText[] {
  const cover = settings['image']
  return [
    ...(typeof cover === 'string' ? [{ blockId: null, asset: cover, path: null, decorative: null }] : []),
    ...Object.values(blocks).flatMap(({ id, props }) => imagesIn(props, id, [])),
  ]
}

function imagesIn(value: unknown, blockId: string, path: Path | null): ImageWithoutText[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((entry) => imagesIn(entry, blockId, pathOfEntry(path, entry)))
  const fields = value as Record<string, unknown>
  const at = (name: string): Path | null => path && [...path, name]
  const own = Object.entries(describedBy).flatMap(([image, description]): ImageWithoutText[] => {
    const [asset, text] = [fields[image], fields[description]]
    if (typeof asset !== 'string' || typeof text !== 'string' || text.trim() !== '') return []
    return [{ blockId, asset, path: at(description), decorative: 'decorative' in fields ? at('decorative') : null }]
  })
  const inner = Object.entries(fields).flatMap(([name, field]) => imagesIn(field, blockId, at(name)))
  return [...(fields['decorative'] === true ? [] : own), ...inner]
}

/** Entries of lists are addressed by their ids. */
function pathOfEntry(path: Path | null, entry: unknown): Path | null {
  const id = (entry as { id?: unknown } | null)?.id
  return path && typeof id === 'string' && id !== '' ? [...path, { id }] : null
}
