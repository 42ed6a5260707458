import { inThread, TooMuchWork } from '#platform/threads'
import { paragraphsOf } from '../sources/source-format.ts'

const format = inThread<string, string>(new URL('./markdown-html.worker.ts', import.meta.url), 'markdownToHtml')
const timeLimitMs = 5000

/** Converts Markdown to HTML. A malicious text that takes too long stays as it was typed. */
export async function markdownHtml(source: string): Promise<string> {
  try {
    return await format(withoutTemplates(source), AbortSignal.timeout(timeLimitMs))
  } catch (error) {
    if (error instanceof TooMuchWork) return paragraphsOf(source)
    throw error
  }
}

/**
 * Replaces generator shortcodes: figures and videos become their content, others become WordPress shortcodes, which are
 * listed.
 */
export function withoutTemplates(source: string): string {
  return source
    .replace(/\{%-? ?highlight ([\w+#-]{1,40})[^%]{0,200}%\}/g, '\n```$1\n')
    .replace(/\{%-?\s*endhighlight\s*-?%\}/g, '\n```\n')
    .replace(/\{%-?\s*(?:raw|endraw|comment|endcomment|toc)\s*-?%\}/g, '')
    .replace(/\{%-?\s*post_url\s+([^\s%]+)\s*-?%\}/g, '/$1')
    .replace(/\{\{-?\s*(?:site|page)\.(?:baseurl|url)\s*-?\}\}/g, '')
    .replace(/\{\{-?\s*['"]([^'"{}]*)['"]\s*\|\s*(?:relative_url|absolute_url|url)\s*-?\}\}/g, '$1')
    .replace(/\{\{[<%]\s*(?:rel)?ref\s+"([^"]*)"\s*[%>]\}\}/g, '$1')
    .replace(/\{\{[<%] ?figure ([^{}]{1,1000}?)[%>]\}\}/g, (_, attributes: string) => figureOf(attributes))
    .replace(/\{\{[<%] ?youtube "?([\w-]{1,40})"?[^{}]{0,200}[%>]\}\}/g, '\n\nhttps://www.youtube.com/watch?v=$1\n\n')
    .replace(/\{\{[<%] ?vimeo "?(\d{1,20})"?[^{}]{0,200}[%>]\}\}/g, '\n\nhttps://vimeo.com/$1\n\n')
    .replace(
      /\{\{[<%] ?(\/?) ?([\w/-]{1,60})((?:[^{}\w/-][^{}]{0,1000})?)[%>]\}\}/g,
      (_, closing: string, name: string, rest: string) =>
        closing === '' ? `[${name}${rest.trimEnd()}]` : `[/${name}]`,
    )
    .replace(/\{%-? ?include ([\w./-]{1,200})(?:[^%\w./-][^%]{0,500})?%\}/g, '[include $1]')
    .replace(/\{%[^%]{0,1000}%\}/g, '')
}

function figureOf(attributes: string): string {
  const value = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  const escaped = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const caption = value('caption') || value('title')
  const shown = caption === '' ? '' : `<figcaption>${escaped(caption)}</figcaption>`
  return `\n\n<figure><img src="${escaped(value('src'))}" alt="${escaped(value('alt'))}">${shown}</figure>\n\n`
}
