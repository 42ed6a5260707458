import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

/** Tags that every system supports. */
const tags =
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code hr br a strong b em i u s sub sup mark small img figure figcaption table thead tbody tr th td caption details summary video audio source'.split(
    ' ',
  )

const only = (name: string, value: string): Record<string, string> => (value === '' ? {} : { [name]: value })

/** Returns the content of a page, without its header, footer, and elements that only decorate or run. */
export function bodyOf(html: string, at: string): { body: string; image: string } {
  const from = html.indexOf('<main')
  const { inner, image: first } = wordsIn(html.slice(html.indexOf('>', from) + 1, html.lastIndexOf('</main>')))
  const absolute = (address: string | undefined): string =>
    address !== undefined && URL.canParse(address, at) ? new URL(address, at).href : ''
  const clean = sanitizeHtml(inner, {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      video: ['src', 'controls'],
      audio: ['src', 'controls'],
      source: ['src', 'type'],
    },
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'form',
      'button',
      'nav',
      'svg',
      'template',
      'dialog',
    ],
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: only('href', absolute(href)) }),
      img: (tagName, { src, alt = '', width = '', height = '' }) => {
        const address = absolute(src)
        return { tagName, attribs: { src: address, alt, ...(width && { width }), ...(height && { height }) } }
      },
      video: (tagName, { src }) => ({ tagName, attribs: { ...only('src', absolute(src)), controls: '' } }),
      source: (tagName, { src }) => ({ tagName, attribs: only('src', absolute(src)) }),
    },
    exclusiveFilter: ({ tag, text, mediaChildren, attribs }) =>
      (['p', 'a', 'figure', 'li', 'h1', 'h2', 'h3', 'h4', 'strong', 'em', 'small'].includes(tag) &&
        text.trim() === '' &&
        (mediaChildren?.length ?? 0) === 0) ||
      (tag === 'img' && attribs['src'] === ''),
  })
  return {
    body: withoutTitle(clean)
      .replaceAll('</a><a', '</a> <a')
      .replace(/\n\s*\n+/g, '\n')
      .trim(),
    image: absolute(first === '' ? undefined : first),
  }
}

/** Returns the text of a post alone; other systems add their own date, author, labels, comments and neighbours. */
function wordsIn(html: string): { inner: string; image: string } {
  let image = ''
  let depth = 0
  let start = -1
  let inner: string | null = null
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'img') image ||= attributes['src'] ?? ''
      if (start >= 0) depth += 1
      else if (inner === null && (attributes['class'] ?? '').split(' ').includes('post-body'))
        start = parser.endIndex + 1
    },
    onclosetag: () => {
      if (start < 0) return
      if (depth === 0) {
        inner = html.slice(start, parser.startIndex)
        start = -1
      } else depth -= 1
    },
  })
  parser.end(html)
  return { inner: inner ?? html, image }
}

/** Other systems show the title above the body, so the body must not repeat it. */
function withoutTitle(html: string): string {
  const from = html.search(/<h1[\s>]/)
  const end = html.indexOf('</h1>', from)
  return from < 0 || end < 0 ? html : html.slice(0, from) + html.slice(end + '</h1>'.length)
}
