import sanitizeHtml from 'sanitize-html'

export interface FeedBody {
  html: string
  baseUrl: string
}

/** Keeps only the elements that every feed reader supports, and makes addresses absolute. */
export function plainHtml({ html, baseUrl }: FeedBody): string {
  const absolute = (address: string | undefined): string =>
    address?.startsWith('/') && !address.startsWith('//') ? baseUrl + address : (address ?? '')
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'h1',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'pre',
      'code',
      'hr',
      'br',
      'a',
      'img',
      'figure',
      'figcaption',
      'strong',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'small',
      'mark',
      'table',
      'tbody',
      'thead',
      'tr',
      'td',
      'th',
      'audio',
      'video',
    ],
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      audio: ['src', 'controls'],
      video: ['src', 'controls', 'poster'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'svg', 'form', 'button'],
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, href: absolute(attribs['href']) } }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: absolute(attribs['src']) } }),
      audio: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: absolute(attribs['src']) } }),
      video: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: absolute(attribs['src']) } }),
    },
  }).trim()
}
