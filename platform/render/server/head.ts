import { safeHref } from '../link.ts'

/** Content of a page's head. Texts are escaped here. */
export interface PageHead {
  title: string
  siteTitle: string
  description: string
  /** Absolute. */
  url: string
  canonical: string
  locale: string
  type: 'website' | 'article'
  noindex: boolean
  /** Absolute addresses. */
  image: { url: string; width: number | null; height: number | null; alt: string } | null
  icon: { url: string; type: string } | null
  /** Icon for a phone's home screen; null lets the phone choose. */
  touchIcon: string | null
  /** Colour of the browser around the page, and the web app manifest. */
  themeColour?: string
  manifest?: string
  feeds: readonly { title: string; path: string }[]
  previous: string | null
  next: string | null
  jsonLd: readonly object[]
  preload: readonly string[]
}

export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Returns JSON that is safe inside a script element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

export function headHtml(head: PageHead): string {
  const lines = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeAttribute(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex ? '<meta name="robots" content="noindex">' : link('canonical', head.canonical),
    ...openGraph(head),
    ...head.feeds.map(({ title, path }) =>
      link('alternate', path, ` type="application/rss+xml" title="${escapeAttribute(title)}"`),
    ),
    head.previous ? link('prev', head.previous) : '',
    head.next ? link('next', head.next) : '',
    head.icon
      ? link('icon', head.icon.url, ` type="${escapeAttribute(head.icon.type)}"`)
      : '<link rel="icon" href="data:,">',
    head.touchIcon ? link('apple-touch-icon', head.touchIcon) : '',
    meta('name', 'theme-color', head.themeColour ?? ''),
    head.manifest ? link('manifest', head.manifest) : '',
    ...head.preload.map((address) => link('preload', address, ' as="font" type="font/woff2" crossorigin')),
    ...head.jsonLd.map((node) => `<script type="application/ld+json">${jsonForHtml(node)}</script>`),
  ]
  return lines.join('')
}

function openGraph({ title, siteTitle, description, canonical, locale, type, image }: PageHead): string[] {
  return [
    meta('property', 'og:title', title),
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:type', type),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', locale.replace('-', '_')),
    ...(image ? [meta('property', 'og:image', image.url), meta('property', 'og:image:alt', image.alt)] : []),
    ...(image?.width && image.height
      ? [
          meta('property', 'og:image:width', String(image.width)),
          meta('property', 'og:image:height', String(image.height)),
        ]
      : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`
}

function link(rel: string, href: string, more = ''): string {
  const safe = safeHref(href)
  return safe === null ? '' : `<link rel="${rel}" href="${escapeAttribute(safe)}"${more}>`
}
