import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

export interface MarkdownSource {
  /** Separates the footnotes of several blocks on one page. */
  id: string
  source: string
}

/**
 * Converts GitHub's Markdown to HTML. HTML in the source becomes text, and unsafe addresses become empty. Malicious
 * sources take seconds (nested brackets, quotes and emphasis are quadratic), so it runs in a thread.
 */
export function markdownHtml({ id, source }: MarkdownSource): string {
  const html = micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml({ clobberPrefix: `n${id}-` })] })
  return html
    .replace(/<table>/g, '<div class="table"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<img /g, '<img loading="lazy" decoding="async" ')
    .replace(/<input type="checkbox"( disabled="")?( checked="")?( disabled="")? ?\/?>/g, (box) =>
      box.includes('checked') ? '☑' : '☐',
    )
    .replace(/<h2 id="footnote-label" class="sr-only">Footnotes<\/h2>/g, '')
    .replace(/ aria-describedby="footnote-label"/g, '')
}
