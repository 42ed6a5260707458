import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/**
 * GitHub's Markdown with the HTML that its author wrote into it: what of that may be shown is decided later, as for any
 * import. Costs too much for the thread that answers.
 */
export function markdownToHtml(source: string): string {
  return micromark(source, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
}
