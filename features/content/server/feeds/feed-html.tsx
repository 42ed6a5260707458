import type { Document } from '#platform/document'
import type { VisitorContext } from '#platform/context'
import { enumerations, everybody } from '#platform/contract'
import { languageOf } from '#platform/i18n'
import { DocumentSections, type PageFacts } from '#platform/render'
import { loadBlocks, renderMarkup } from '#platform/render/server'
import sanitizeHtml from 'sanitize-html'

/** A body as feed readers show it: its words, pictures and links, with absolute addresses and nothing of our layout. */
export async function feedHtml(
  ctx: VisitorContext,
  document: Document,
  path: string,
): Promise<{ html: string; tags: readonly string[] }> {
  const { site } = ctx
  const page: PageFacts = {
    locale: site.locale,
    language: languageOf(site.locale),
    path,
    pageType: enumerations.pageTypes.item,
    documentId: document.id,
    locks: everybody,
    editing: false,
    site: {
      id: site.id,
      title: site.title,
      baseUrl: site.baseUrl,
    },
  }
  const blocks = await loadBlocks(ctx, document, { ...page, query: {} })
  const { html } = renderMarkup(<DocumentSections document={document} renderable={blocks.renderable} page={page} />, {
    bundleOf: () => null,
    runsOwnerCode: false,
    prefix: 'feed',
  })
  return { html: plainHtml(html, site.baseUrl), tags: blocks.tags }
}

/** Only elements that every reader knows; addresses become absolute. */
export function plainHtml(html: string, baseUrl: string): string {
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
