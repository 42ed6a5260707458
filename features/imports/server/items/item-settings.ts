import { normalPath, slugOf } from '#features/pages/contract'
import { languageOf } from '#platform/i18n'
import { importMessages } from '../../contract/imports.messages.ts'
import { htmlTree, textIn } from '../body/html-tree.ts'
import { withoutShortcodes } from '../body/read-shortcodes.ts'
import { teaserOf } from '../body/convert-body.ts'
import { feedDate, localDate, wordpressDate } from '../read/dates.ts'
import { decoded } from '../read/decoded.ts'
import { phpValue } from '../read/php-values.ts'
import type { ExportedItem } from '../read/records.ts'
import { metaOf } from './item-pieces.ts'

/** Returns the time of publication, past or scheduled; null without a date. */
export function dateOf(item: ExportedItem, timeZone: string): Date | null {
  return wordpressDate(item.dateGmt) ?? localDate(item.date, timeZone) ?? feedDate(item.pubDate)
}

/**
 * The last part of the old address, decoded, in composed form and without endings of files; slashes stay where an
 * exporter put them.
 */
export function slugOfItem(item: ExportedItem): string {
  const own = slugOf(decoded(item.slug).replace(/\.(?:html?|php|aspx?)$/i, ''))
  if (own !== '') return own
  const path = URL.parse(item.link, 'http://x')?.pathname ?? ''
  const last = slugOf(
    decoded(
      path
        .split('/')
        .filter((part) => part !== '')
        .at(-1) ?? '',
    ).replace(/\.html?$/i, ''),
  )
  return (
    last ||
    slugOf(item.title.replaceAll('/', ' ')) ||
    (item.postId === '' ? '' : `${item.type || 'item'}-${slugOf(item.postId)}`)
  )
}

/** Limits of a page's settings. */
export const longestTitle = 300
export const longestDescription = 2000
const mostLabels = 500

/** Returns its title as plain text. */
export function titleOf(item: ExportedItem): string {
  return wholeTitle(item).slice(0, longestTitle)
}

export function isTitleCut(item: ExportedItem): boolean {
  return item.title.length > longestTitle && wholeTitle(item).length > longestTitle
}

function wholeTitle(item: ExportedItem): string {
  return textIn(htmlTree(item.title)).replace(/\s+/g, ' ').trim()
}

/** Names of an item's tags or categories, and the number of those beyond the limit of an item. */
export function labelNames(item: ExportedItem, taxonomies: readonly string[]): { names: string[]; left: number } {
  const names = new Set(
    item.terms.filter((term) => taxonomies.includes(term.taxonomy)).map((term) => term.name || term.slug),
  )
  return { names: [...names].slice(0, mostLabels), left: Math.max(0, names.size - mostLabels) }
}

export const tagTaxonomies = ['post_tag', 'tag']
export const categoryTaxonomies = ['category']

/** Returns the title and texts for search engines, from WordPress and common plug-ins. */
export function commonSettings(item: ExportedItem): Record<string, unknown> {
  const excerpt = textIn(htmlTree(withoutShortcodes(item.excerpt)))
    .replace(/\s+/g, ' ')
    .trim()
  const canonical = metaOf(item, '_yoast_wpseo_canonical', 'rank_math_canonical_url')
  return {
    title: titleOf(item),
    description: (excerpt || teaserOf(item.body)).slice(0, 2000),
    seoTitle: plainTemplate(
      metaOf(
        item,
        '_yoast_wpseo_title',
        'rank_math_title',
        '_aioseo_title',
        '_aioseop_title',
        '_genesis_title',
        '_seopress_titles_title',
      ),
    ).slice(0, 300),
    seoDescription: plainTemplate(
      metaOf(
        item,
        '_yoast_wpseo_metadesc',
        'rank_math_description',
        '_aioseo_description',
        '_aioseop_description',
        '_genesis_description',
        '_seopress_titles_desc',
      ),
    ).slice(0, 1000),
    noindex:
      metaOf(item, '_yoast_wpseo_meta-robots-noindex') === '1' ||
      listIn(metaOf(item, 'rank_math_robots')).includes('noindex'),
    canonical: /^https?:\/\//.test(canonical) ? canonical.slice(0, 2000) : '',
    access: item.password === '' ? 'public' : 'password',
  }
}

function listIn(serialised: string): unknown[] {
  const value = phpValue(serialised)
  return Array.isArray(value) ? value : value instanceof Map ? [...value.values()] : []
}

/** Plug-ins store templates such as `%%title%% %%sep%% %%sitename%%`, of which only typed text is imported. */
function plainTemplate(text: string): string {
  return /%%?[a-z_]+%%?/.test(text) ? '' : text
}

/** Returns old paths of an item that differ from its present one, as written and as stored. */
export function waysTo(item: ExportedItem, path: string): { path: string; from: string }[] {
  return oldPaths(item).flatMap((old) => {
    const [before = '', query] = old.split('?')
    const from = normalPath(before)
    if (from === null || from === path || old.replace(/\/$/, '') === path) return []
    return [{ path: old, from: query === undefined ? from : `${from}?${query}` }]
  })
}

/** Returns the title of a collection for a content type other than pages and posts. */
export function titleOfType(type: string, locale: string): string {
  if (type === 'event') return importMessages(languageOf(locale), 'event.collection')
  const title = type.replace(/[-_]+/g, ' ').replace(/^./, (character) => character.toUpperCase())
  return title.slice(0, 100) || 'Items'
}

/** Key of further addresses of an item. */
export const oldPathKey = '_old_path'

/** Returns the paths of an item on the old site: its link, and the short form with its number. */
export function oldPaths(item: ExportedItem): string[] {
  const paths = [item.link, item.guid].flatMap((address) => {
    const url = URL.parse(address.trim(), 'http://old.invalid')
    if (!url || !['http:', 'https:'].includes(url.protocol)) return []
    const plain = /^\?(?:(?:p|page_id|attachment_id)=\d+|[a-z][\w-]{0,40}=[^&=]{1,200})$/.exec(url.search)?.[0]
    if (plain && /^\/+$/.test(url.pathname)) return [`/${plain}`]
    return /^\/+$/.test(url.pathname) || url.search !== '' ? [] : [url.pathname]
  })
  const short =
    /^\d+$/.test(item.postId) && item.postId !== '0'
      ? [`/?${item.type === 'page' ? 'page_id' : 'p'}=${item.postId}`]
      : []
  const others = (item.meta ?? []).flatMap(({ key, value }) => (key === oldPathKey ? [value] : []))
  return [...new Set([...paths, ...short, ...others])]
}
