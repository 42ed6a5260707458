import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

export interface MarkdownSource {
  /** Keeps the footnotes of several blocks on one page apart. */
  id: string
  source: string
}

/**
 * GitHub's Markdown as HTML. HTML in the source becomes text, addresses that would run something become empty. Sources
 * made for it cost seconds (nested brackets, quotes and emphasis are quadratic), so it runs in a thread.
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
