import type { ImportNote, ImportOutcome, RowKind } from '../../contract/import.schema.ts'
import { feedDate, wordpressDate } from '../read/dates.ts'
import { categoryTaxonomies, isTitleCut, labelNames, tagTaxonomies } from './item-settings.ts'
import type { ExportedItem, ExportedTerm } from '../read/records.ts'
import { roleOfType } from './item-types.ts'
import { isEmptyShop, machineryOf } from './shop-pages.ts'

/** Order in which the rows of an import run. */
export const ranks = { author: 1, term: 2, media: 3, document: 4, menu: 5, part: 6, partOf: 7, rest: 9 } as const

export interface Classified {
  rank: number
  kind: RowKind
  skip: boolean
  notes: ImportNote[]
}

const note = (code: string, values: Record<string, string | number> = {}): ImportNote => ({ code, values })

const commerce = /^(product|product_variation)$/

export function classifyItem(item: ExportedItem): Classified {
  const row = (rank: number, kind: RowKind, skip = false, ...notes: ImportNote[]): Classified => ({
    rank,
    kind,
    skip,
    notes,
  })
  const isEmpty = [item.type, item.title, item.body, item.link, item.postId, item.slug, item.attachmentUrl].every(
    (part) => part.trim() === '',
  )
  if (isEmpty) return row(ranks.rest, 'empty', true, note('empty'))
  if (item.type === 'attachment')
    return row(
      ranks.media,
      'media',
      item.attachmentUrl === '' && item.guid === '',
      ...(item.attachmentUrl === '' ? [note('noAddress')] : []),
    )
  if (item.type === 'nav_menu_item') return row(ranks.menu, 'menu')
  if (commerce.test(item.type)) return row(ranks.rest, 'other', true, note('products', { type: item.type }))
  const role = roleOfType(item.type)
  if (role === 'technical') return row(ranks.rest, 'other', true, note('technical', { type: item.type }))
  if (role === 'plugin') return row(ranks.rest, 'other', true, note('pluginType', { type: item.type }))
  if (machineryOf(item) !== null || isEmptyShop(item)) return row(ranks.rest, 'page', true, note('shopMachinery'))
  if (item.type === 'wp_block') return row(ranks.rest, 'other', true, note('pattern'))
  if (item.status === 'trash') return row(ranks.rest, item.type === 'page' ? 'page' : 'post', true, note('trashed'))
  return row(ranks.document, kindOfItem(item), false, ...documentNotes(item))
}

function kindOfItem({ type }: ExportedItem): RowKind {
  if (type === 'page' || type === 'event') return type
  return type === 'post' || type === '' ? 'post' : 'other'
}

function documentNotes(item: ExportedItem): ImportNote[] {
  const dates = [item.date, item.dateGmt].filter((text) => text !== '' && !text.startsWith('0000'))
  const isDated = dates.some((text) => wordpressDate(text) !== null) || feedDate(item.pubDate) !== null
  const labelsLeft = labelNames(item, tagTaxonomies).left + labelNames(item, categoryTaxonomies).left
  const knownStatuses = ['publish', 'draft', 'future', 'private', 'pending', 'inherit', 'auto-draft', '']
  return [
    ...(roleOfType(item.type) === 'unknown' ? [note('typeDraft', { type: item.type })] : []),
    ...(item.type === '' ? [note('typeMissing')] : []),
    ...(dates.some((text) => wordpressDate(text) === null) ||
    (!isDated && item.status === 'publish' && item.type !== 'event')
      ? dateNote(item, dates[0] ?? item.pubDate)
      : []),
    ...(knownStatuses.includes(item.status) ? [] : [note('statusUnknown', { status: item.status })]),
    ...(item.oversized ? [note('oversized')] : []),
    ...(isTitleCut(item) ? [note('titleCut')] : []),
    ...(labelsLeft > 0 ? [note('labelsLeft', { n: labelsLeft })] : []),
    ...(item.password === '' ? [] : [note('password')]),
    ...fieldNotes(item),
    ...(item.remarks ?? []),
  ]
}

/** Internal fields of WordPress and of plug-ins. */
const ownFields =
  /^_?(?:wp_|wpas_|wpb_|wpcom|edit_|thumbnail_id|menu_item|oembed|elementor|et_|fusion|avada|vc_|fl_builder|panels_data|aioseo|aioseop|yoast|rank_math|seopress|genesis|jetpack|publicize|dsq_|encloseme|enclosure|pingme|trackbackme|last_editor|old_path|old_slug|additional_settings|customize|geo_|sku|price|regular_price|stock|Event|event_|mec_|evcal|kadence|astra|ast-|site-sidebar|theme-|ocean|generate|slide_template|rs_|monsterinsights|wxr_|import|pp_|sharing_disabled|switch_like|post_restored|pys_|rehub|twitter|eg_|inspiro|stopdropdown)/i

/** Returns notes about custom fields of an item. ACF stores a second field with the kind of each, which is left out. */
function fieldNotes(item: ExportedItem): ImportNote[] {
  const names = new Set(
    item.meta.flatMap(({ key, value }) =>
      ownFields.test(key) || value.trim() === '' || /^field_[0-9a-f]+$/.test(value.trim()) ? [] : [key],
    ),
  )
  return names.size === 0
    ? []
    : [note('fieldsLeft', { n: names.size, names: [...names].slice(0, 12).join(', ').slice(0, 300) })]
}

/** Pages have no date, and a post without one in its file has nothing to note. */
function dateNote({ type }: ExportedItem, date: string): ImportNote[] {
  if (date.trim() !== '') return [note('dateInvalid', { date })]
  return type === 'page' ? [] : [note('dateMissing')]
}

export function kindOfTerm(
  term: ExportedTerm,
  isTaken: boolean,
): { kind: RowKind; skip: boolean; notes: ImportNote[] } {
  if (term.taxonomy === 'category')
    return {
      kind: 'category',
      skip: false,
      notes: term.parent === '' ? [] : [note('flattened', { parent: term.parent })],
    }
  if (term.taxonomy === 'post_tag') return { kind: 'tag', skip: false, notes: [] }
  // The term is imported with its content.
  if (isTaken) return { kind: 'term', skip: true, notes: [note('broughtAlong')] }
  if (term.taxonomy === 'nav_menu') return { kind: 'term', skip: true, notes: [note('menuName')] }
  return { kind: 'term', skip: true, notes: [note('taxonomy', { taxonomy: term.taxonomy })] }
}

export const outcomeOf = (skip: boolean, isKnown: boolean, isSame: boolean): ImportOutcome =>
  skip ? 'skip' : !isKnown ? 'create' : isSame ? 'unchanged' : 'update'
