import type { Exported, ExportedItem } from '../read/records.ts'

/** A file of another system, read in the form of a WordPress export. */
export interface SourceFormat {
  recognises: (head: string) => boolean
  /** `site` is the target, which decides details that the file leaves open. */
  read: (
    file: AsyncIterable<Uint8Array>,
    site: { locale: string; timeZone: string; now: Date },
  ) => AsyncGenerator<Exported>
}

export type ItemParts = Partial<Omit<ExportedItem, 'kind' | 'ordinal'>>

/** Returns an item with defaults for fields that a source does not have. */
export function exportedItem(ordinal: number, parts: ItemParts): ExportedItem {
  return {
    kind: 'item',
    ordinal,
    type: 'post',
    postId: '',
    title: '',
    link: '',
    guid: '',
    author: '',
    body: '',
    excerpt: '',
    status: 'publish',
    date: '',
    dateGmt: '',
    pubDate: '',
    modifiedGmt: '',
    slug: '',
    parentId: '',
    menuOrder: '',
    password: '',
    isSticky: false,
    attachmentUrl: '',
    commentStatus: '',
    terms: [],
    meta: [],
    comments: [],
    oversized: false,
    ...parts,
  }
}

/** An image that an item shows above all others, as an attachment, and what refers to it. */
export function leadImage(
  ordinal: number,
  id: string,
  url: string,
): { attachment: ExportedItem; meta: ExportedItem['meta'] } {
  const postId = `image-${id}`
  return {
    attachment: exportedItem(ordinal, {
      type: 'attachment',
      postId,
      guid: url,
      attachmentUrl: url,
      title: nameIn(url),
    }),
    meta: [{ key: '_thumbnail_id', value: postId }],
  }
}

const nameIn = (url: string): string => url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''

/** Formats a moment like WordPress; '' for a text without one. */
export function wordpressMoment(text: string): string {
  const at = text.trim() === '' ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}

export const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Splits texts without markup into paragraphs at blank lines. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escapedHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}
