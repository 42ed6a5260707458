import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/**
 * Converts GitHub's Markdown with its HTML, which is filtered later like any import. It runs in a thread because it may
 * take long.
 */
export function markdownToHtml(source: string): string {
  return micromark(source, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
}
