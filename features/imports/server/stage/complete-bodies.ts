import { sql } from 'kysely'
import { siteTables } from '#platform/database'
import type { ImportNote } from '../../contract/import.schema.ts'
import { avadaFormMarkup } from '../body/builders/avada-form.ts'
import { contactFormMarkup } from '../body/builders/contact-form-seven.ts'
import { attributesOf, withPlainQuotes } from '../body/shortcodes.ts'
import { itemPieces } from '../items/item-pieces.ts'
import { ranks } from '../items/classify.ts'
import type { ExportedItem } from '../read/records.ts'
import { bodyNotes, imageAddresses, shortcodeNotes } from './body-notes.ts'
import { ownText, planned, type Staging } from './staging.ts'
import type { Unfinished } from './unfinished.ts'

const mostPatternCharacters = 20_000_000
const rowsAtOnce = 50
const deepestPattern = 8
const longestBody = 16_000_000
const patternMark = /<!--\s+wp:(?:core\/)?block\s+(\{[^{}]{0,500}\})\s*\/?-->/g
const shortHash = 7
const mostFormCharacters = 5_000_000
const formMark = /\[(?:contact-form-7|fusion_form)(\s[^[\]]{0,2000})\](?:\[\/fusion_form\])?/g
const contactFormBlock = /<!--\s\/?wp:contact-form-7\/contact-form-selector(?:\s\{[^{}]{0,500}\})?\s\/?-->/g
const galleryMark = /\[gallery((?:\s[^[\]]{0,2000})?)\]/g

/** Remembers a pattern, a form or an attached image. */
export function remember(unfinished: Unfinished, item: ExportedItem): void {
  if (item.type === 'wpcf7_contact_form' || item.type === 'fusion_form') rememberForm(unfinished, item)
  if (item.type === 'wp_block' && item.status === 'publish' && item.postId !== '') {
    unfinished.patternCharacters += item.body.length
    if (unfinished.patternCharacters < mostPatternCharacters)
      unfinished.patterns.set(ownText(item.postId), ownText(item.body))
  }
  const isImage = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:$|\?)/i.test(item.attachmentUrl || item.guid)
  if (item.type !== 'attachment' || !isImage || item.parentId === '' || item.parentId === '0') return
  const images = unfinished.attached.get(item.parentId) ?? []
  images.push({ id: ownText(item.postId), order: Number(item.menuOrder) || 0 })
  unfinished.attached.set(ownText(item.parentId), images)
}

/** Pages name a form by its number, or since version 5.8 of Contact Form 7 by the first letters of its hash. */
function rememberForm(unfinished: Unfinished, { type, postId, title, body, meta }: ExportedItem): void {
  const valueOf = (name: string): string => meta.find(({ key }) => key === name)?.value ?? ''
  const markup = ownText(
    type === 'fusion_form' ? avadaFormMarkup(title, body) : contactFormMarkup(title, valueOf('_form')),
  )
  unfinished.formCharacters += markup.length
  if (unfinished.formCharacters > mostFormCharacters) return
  for (const id of [postId, valueOf('_hash').slice(0, shortHash)])
    if (id !== '') unfinished.forms.set(ownText(id), markup)
}

/** Tells whether a body shows patterns, forms, or a gallery of whatever is attached to an item. */
export function isUnfinished({ body }: ExportedItem): boolean {
  return body.search(patternMark) >= 0 || body.search(formMark) >= 0 || galleriesWithoutIds(body).length > 0
}

const galleriesWithoutIds = (body: string): string[] =>
  Array.from(body.matchAll(galleryMark), ([, written = '']) => written).filter((written) => !/\sids\s*=/.test(written))

/** Completes the bodies that waited for the end of the file. */
export async function completeBodies(staging: Staging): Promise<void> {
  const { ctx, importId, unfinished } = staging
  for (let at = 0; at < unfinished.ordinals.length; at += rowsAtOnce) {
    const rows = await siteTables(ctx)
      .selectFrom('import_rows')
      .select(['ordinal', 'payload', 'source_key', 'notes'])
      .where('import_id', '=', importId)
      .where('rank', '=', ranks.document)
      .where('ordinal', 'in', unfinished.ordinals.slice(at, at + rowsAtOnce))
      .execute()
    for (const row of rows) {
      const item = row.payload as ExportedItem
      const { body, notes } = completed(unfinished, item)
      const payload = { ...item, body }
      const pieces = itemPieces(payload)
      for (const address of imageAddresses(pieces)) staging.images.add(ownText(address))
      const allNotes = [...(row.notes as ImportNote[]), ...bodyNotes(pieces), ...shortcodeNotes(body), ...notes]
      await siteTables(ctx)
        .updateTable('import_rows')
        .set({
          payload: sql`${JSON.stringify(payload)}::text::jsonb`,
          notes: sql`${JSON.stringify(allNotes)}::text::jsonb`,
          outcome: planned(staging, { skip: false, source_key: row.source_key, payload }),
        })
        .where('import_id', '=', importId)
        .where('ordinal', '=', row.ordinal)
        .execute()
    }
  }
}

function completed(unfinished: Unfinished, item: ExportedItem): { body: string; notes: ImportNote[] } {
  const missing = new Set<string>()
  const whole = withPatterns(unfinished, item.body, [], missing)
  const body = withForms(
    unfinished,
    whole.replace(galleryMark, (mark, written: string) => galleryOf(unfinished, item, mark, written)),
  )
  const notes = missing.size === 0 ? [] : [{ code: 'patternsMissing', values: { n: missing.size } }]
  return { body: body.length > longestBody ? item.body : body, notes }
}

/** A pattern that contains itself ends where it would repeat. */
function withPatterns(unfinished: Unfinished, body: string, around: readonly string[], missing: Set<string>): string {
  let size = 0
  return body.replace(patternMark, (_mark, written: string) => {
    const id = /"ref"\s*:\s*"?(\d+)/.exec(written)?.[1] ?? ''
    const pattern = unfinished.patterns.get(id)
    if (pattern === undefined || around.includes(id) || around.length >= deepestPattern || size > longestBody) {
      missing.add(id)
      return ''
    }
    const inner = withPatterns(unfinished, pattern, [...around, id], missing)
    size += inner.length
    return inner
  })
}

/**
 * Puts forms where `[contact-form-7 id="91"]` or `[fusion_form form_post_id="91"]` names them. One that is not in the
 * file stays a shortcode.
 */
function withForms({ forms }: Unfinished, body: string): string {
  let size = 0
  return body.replace(contactFormBlock, '').replace(formMark, (mark, written: string) => {
    const attributes = attributesOf(withPlainQuotes(written))
    const id = attributes.get('id') || attributes.get('form_post_id') || ''
    const form = forms.get(id) || forms.get(id.slice(0, shortHash)) || mark
    size += form.length
    return size > longestBody ? mark : form
  })
}

/** `[gallery]` shows the images of its own item, or of a given one, without the excluded ones. */
function galleryOf(unfinished: Unfinished, item: ExportedItem, mark: string, written: string): string {
  if (/\sids\s*=/.test(written)) return mark
  const listOf = (name: string): string[] =>
    (new RegExp(`\\s${name}\\s*=\\s*["'“”]?([\\d,\\s]+)`).exec(written)?.[1] ?? '').split(/[\s,]+/).filter(Boolean)
  const included = listOf('include')
  const excluded = listOf('exclude')
  const attached = unfinished.attached.get(listOf('id')[0] ?? item.postId) ?? []
  const images = attached.toSorted((a, b) => a.order - b.order || Number(a.id) - Number(b.id)).map(({ id }) => id)
  const ids = included.length > 0 ? included : images.filter((id) => !excluded.includes(id))
  return ids.length === 0 ? '' : `[gallery ids="${ids.join(',')}"${written}]`
}
