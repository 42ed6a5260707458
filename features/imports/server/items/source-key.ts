import { createHash } from 'node:crypto'
import type { ExportedItem, ExportedSite } from '../read/records.ts'

/** Returns the exporting site as one word: its address without protocol, `www.` and outer slashes. */
export function sourceOf(site: ExportedSite): string {
  const address = [site.baseBlogUrl, site.link, site.baseSiteUrl].find((candidate) => candidate !== '') ?? ''
  return (
    address
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/(?<!\/)\/+$/, '')
      .slice(0, 500) || 'unknown'
  )
}

/** Returns the permanent key of an item: its guid, which WordPress never changes, or else its type, number and slug. */
export function keyOf(item: ExportedItem): string {
  if (item.guid !== '') return `guid:${item.guid.slice(0, 900)}`
  const parts = [item.type, item.postId, item.slug || item.link].map((part) => part.slice(0, 400))
  return parts.every((part) => part === '') ? `place:${item.ordinal}` : `item:${parts.join(':')}`
}

/** Returns a hash that is equal before a row is stored and after. */
export function hashOfPayload(payload: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortedKeys(payload)))
    .digest('hex')
    .slice(0, 32)
}

/** jsonb does not keep the order of keys. */
export function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortedKeys(inner)]),
  )
}

/** Address of an image without the size that WordPress puts before its ending, query and protocol. */
export function imageKey(url: string): string {
  return url
    .trim()
    .replace(/^https?:/, '')
    .replace(/[?#][\s\S]*$/, '')
    .replace(/-\d{1,5}x\d{1,5}(?=\.[a-z]{3,4}$)/i, '')
    .replace(/-(?:scaled|rotated)(?=\.[a-z]{3,4}$)/i, '')
}
