import type { OutsideTransaction, PlatformContext, Site } from '#platform/context'
import { writeWithinRoom } from '#platform/storage'
import type { TransferResult } from '../../contract/index.ts'
import { type PublishedText, publishedTexts } from './published-texts.ts'

/** Writes WXR 1.2, the export format of WordPress, which many systems import. */
export async function writeWordpress(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  path: string,
): Promise<TransferResult> {
  let rows = 0
  async function* parts(): AsyncGenerator<string> {
    yield head(site)
    const authors = new Set<string>()
    for await (const text of publishedTexts(ctx, site)) {
      rows += 1
      if (text.author !== '' && !authors.has(text.author)) {
        authors.add(text.author)
        yield `<wp:author><wp:author_login>${cdata(text.author)}</wp:author_login><wp:author_display_name>${cdata(text.author)}</wp:author_display_name></wp:author>\n`
      }
      // The numbers of WordPress: one for the item, one for its image.
      yield itemOf(site, text, rows * 2)
    }
    yield '</channel>\n</rss>\n'
  }
  await writeWithinRoom(path, encoded(parts()), ctx.config)
  return { tables: 0, rows, files: 0, bytes: 0 }
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

function head({ title, baseUrl, locale }: Site): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${escaped(title)}</title>
<link>${escaped(baseUrl)}</link>
<language>${escaped(locale)}</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${escaped(baseUrl)}</wp:base_site_url>
<wp:base_blog_url>${escaped(baseUrl)}</wp:base_blog_url>
`
}

function itemOf(site: Site, text: PublishedText, number: number): string {
  const { kind, title, path, slug, body, excerpt, author, at, image } = text
  const moment = at.toISOString().slice(0, 19).replace('T', ' ')
  const labels = [
    ...text.categories.map(
      (name) => `<category domain="category" nicename="${escaped(name)}">${cdata(name)}</category>`,
    ),
    ...text.tags.map((name) => `<category domain="post_tag" nicename="${escaped(name)}">${cdata(name)}</category>`),
  ]
  const meta = [
    ['_yoast_wpseo_title', text.seoTitle],
    ['_yoast_wpseo_metadesc', text.seoDescription],
    ['_thumbnail_id', image === '' ? '' : String(number + 1)],
  ]
    .filter(([, value]) => value !== '')
    .map(
      ([key = '', value = '']) =>
        `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    )
  const item = `<item>
<title>${cdata(title)}</title>
<link>${escaped(site.baseUrl + encodeURI(path))}</link>
<pubDate>${at.toUTCString()}</pubDate>
<dc:creator>${cdata(author)}</dc:creator>
<guid isPermaLink="false">quoin:${text.id}</guid>
<content:encoded>${cdata(body)}</content:encoded>
<excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${number}</wp:post_id>
<wp:post_date_gmt>${cdata(moment)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>publish</wp:status>
<wp:post_type>${kind}</wp:post_type>
<wp:is_sticky>${text.isFeatured ? 1 : 0}</wp:is_sticky>
${[...labels, ...meta].join('\n')}
</item>
`
  return image === '' ? item : item + imageOf(image, number + 1)
}

function imageOf(url: string, number: number): string {
  return `<item>
<title>${cdata(decodeURIComponent(url.split('/').at(-1) ?? ''))}</title>
<guid isPermaLink="false">${escaped(url)}</guid>
<wp:post_id>${number}</wp:post_id>
<wp:status>inherit</wp:status>
<wp:post_type>attachment</wp:post_type>
<wp:attachment_url>${cdata(url)}</wp:attachment_url>
</item>
`
}

/** Leaves out characters that XML does not allow, and splits the sequence that would end the section. */
const cdata = (text: string): string => `<![CDATA[${plain(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const escaped = (text: string): string =>
  plain(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const plain = (text: string): string =>
  text.replace(/\p{Cc}|[\ufffe\uffff]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
