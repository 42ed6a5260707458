import type { GallerySettings } from '../contract/gallery-settings.rules.ts'

/**
 * Returns the settings of the block, or of its nearest ancestor with some (B3.01, B5.07, B5.08). Invalid data are
 * reported and ignored.
 */
export function settingsOf(node: HTMLElement): GallerySettings {
  const text = node.closest<HTMLElement>('[data-block-json]')?.dataset['blockJson'] ?? '{}'
  const decoded = decode(text)
  if (decoded === null) return {}
  try {
    const settings: unknown = JSON.parse(decoded)
    if (typeof settings === 'object' && settings !== null && !Array.isArray(settings)) return settings
  } catch {
    // Reported below, as for data of another shape.
  }
  return complain('Error evaluating gallery block data.')
}

/** Blocks of older pages have percent-encoded settings. */
function decode(text: string): string | null {
  if (!text.startsWith('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    complain('Error decoding gallery block data.')
    return null
  }
}

function complain(text: string): GallerySettings {
  // oxlint-disable-next-line no-console -- where the documents say it is said
  console.error(text)
  return {}
}
