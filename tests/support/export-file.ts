import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './at-end.ts'

export interface ExampleItem {
  id: number
  title: string
  type?: string
  status?: string
  body?: string
  slug?: string
  link?: string
  parent?: number
  date?: string
  guid?: string
  /** Further elements of the item, as they stand in the file. */
  more?: string
}

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export function exampleItem({
  id,
  title,
  type = 'post',
  status = 'publish',
  body = '',
  slug = `item-${id}`,
  parent = 0,
  ...rest
}: ExampleItem): string {
  const {
    link = `https://old.example/${slug}/`,
    date = '2024-03-05 09:30:00',
    guid = `https://old.example/?p=${id}`,
    more = '',
  } = rest
  return `<item><title>${cdata(title)}</title><link>${link}</link><pubDate>Tue, 05 Mar 2024 09:30:00 +0000</pubDate><dc:creator>mira</dc:creator>
<guid isPermaLink="false">${guid}</guid><content:encoded>${cdata(body)}</content:encoded><excerpt:encoded>${cdata('')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${date}</wp:post_date_gmt><wp:comment_status>open</wp:comment_status>
<wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_parent>${parent}</wp:post_parent><wp:menu_order>0</wp:menu_order>
<wp:post_type>${type}</wp:post_type><wp:post_password></wp:post_password><wp:is_sticky>0</wp:is_sticky>${more}</item>`
}

export const exampleMeta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`

export const exampleHead = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Mira kookt</title><link>https://old.example</link><description>Recepten</description><language>nl</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>mira</wp:author_login><wp:author_display_name>${cdata('Mira Jansen')}</wp:author_display_name></wp:author>
`

/** An export as WordPress 6 writes it, of these items. */
export function exampleExport(items: readonly (ExampleItem | string)[], head = exampleHead): string {
  return `${head}${items.map((item) => (typeof item === 'string' ? item : exampleItem(item))).join('\n')}\n</channel></rss>\n`
}

let folder = ''

/** Writes a file for the length of the test file; answers its path. */
export function temporaryFile(name: string, content: string | Uint8Array): string {
  if (folder === '') {
    folder = mkdtempSync(join(tmpdir(), 'quoin-export-'))
    atEnd(() => {
      rmSync(folder, { recursive: true, force: true })
      // The next file of this worker gets one of its own.
      folder = ''
    })
  }
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
