import sanitizeHtml from 'sanitize-html'

const active =
  /<\s*(script|iframe|object|embed|form|input|button|textarea|select|link|meta|base)\b|\son[a-z]+\s*=|javascript:/i

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    'img',
    'picture',
    'source',
    'details',
    'summary',
    'video',
    'audio',
    'track',
    'center',
    'ins',
    'del',
    'font',
    'label',
    'svg',
    'path',
    'g',
    'circle',
    'rect',
    'line',
    'polyline',
    'polygon',
    'ellipse',
    'title',
    'desc',
  ],
  allowedAttributes: {
    '*': ['class', 'id', 'style', 'title', 'lang', 'dir', 'role', 'aria-*', 'data-*', 'align', 'width', 'height'],
    a: ['href', 'target', 'rel', 'name'],
    img: ['src', 'srcset', 'sizes', 'alt', 'loading'],
    source: ['src', 'srcset', 'type', 'media', 'sizes'],
    video: ['src', 'poster', 'controls', 'loop', 'muted', 'playsinline'],
    audio: ['src', 'controls', 'loop'],
    svg: ['viewbox', 'viewBox', 'fill', 'xmlns'],
    path: ['d', 'fill', 'stroke', 'stroke-width'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  // The text of these elements is code, not content.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript'],
}

/** Removes active parts from imported HTML. `hadActive` states whether any were removed. */
export function sanitiseOwnCode(html: string): { safe: string; hadActive: boolean } {
  return { safe: sanitizeHtml(html, options), hadActive: active.test(html) }
}
