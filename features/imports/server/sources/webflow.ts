import type { Exported } from '../read/records.ts'
import { exportedItem, leadImage, type SourceFormat, wordpressMoment } from './source-format.ts'
import { columnsIn, siteOfTable, type TableRow, tableRows } from './table-source.ts'

const ownColumns = new Set([
  'name',
  'slug',
  'collection id',
  'locale id',
  'item id',
  'archived',
  'draft',
  'created on',
  'updated on',
  'published on',
])

/** Roles of the columns, which their owner named: the body has markup, images are file addresses. */
interface Roles {
  body: string | null
  excerpt: string | null
  image: string | null
  author: string | null
  labels: readonly string[]
}

/** A collection of Webflow's CMS, exported as CSV. */
export const webflow: SourceFormat = {
  recognises: (head) => {
    const columns = new Set(columnsIn(head))
    return ['slug', 'collection id', 'item id'].every((name) => columns.has(name))
  },
  read: async function* (file) {
    const { names, rows } = await tableRows(file)
    yield siteOfTable('Webflow')
    const roles = rolesOf(
      names.filter((name) => !ownColumns.has(name.toLowerCase())),
      rows,
    )
    let ordinal = 0
    for (const row of rows) {
      const url = roles.image === null ? '' : row(roles.image)
      const image = url === '' ? null : leadImage(++ordinal, row('Item ID'), url)
      if (image) yield image.attachment
      yield itemOf(row, roles, ++ordinal, image?.meta ?? [])
    }
    yield { kind: 'end', isCutOff: false }
  },
}

function itemOf(row: TableRow, roles: Roles, ordinal: number, meta: { key: string; value: string }[]): Exported {
  const isDraft = /^true$/i.test(row('Draft')) || /^true$/i.test(row('Archived')) || row('Published On') === ''
  const names = roles.labels.flatMap((column) => row(column).split(';'))
  return exportedItem(ordinal, {
    postId: row('Item ID'),
    guid: `webflow:${row('Item ID')}`,
    title: row('Name'),
    slug: row('Slug'),
    link: `/${row('Slug')}`,
    author: roles.author === null ? '' : nameOf(row(roles.author)),
    body: roles.body === null ? '' : withoutPlaceholders(row(roles.body)),
    excerpt: roles.excerpt === null ? '' : row(roles.excerpt),
    status: isDraft ? 'draft' : 'publish',
    dateGmt: wordpressMoment(dateIn(row('Published On') || row('Created On'))),
    terms: names
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ taxonomy: 'post_tag', slug: name, name: name.replaceAll('-', ' ') })),
    meta,
  })
}

/** A reference is the address of an entry of another collection: `ada-lovelace`. */
const nameOf = (text: string): string =>
  /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(text)
    ? text.replaceAll('-', ' ').replace(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase())
    : text

/** Webflow writes words of its own for missing alternative texts, and empty paragraphs with an invisible letter. */
const withoutPlaceholders = (html: string): string =>
  html
    .replace(/\salt="__wf_reserved_\w{1,40}"/g, ' alt=""')
    .replace(/<p(?:\s[^<>]{0,200})?>(?:\u200b|\u200c|\u200d|\s){1,20}<\/p>/g, '')

/** `Thu Oct 02 2025 10:00:00 GMT+0000 (Coordinated Universal Time)`: the part in brackets is ignored. */
const dateIn = (text: string): string => (text.split('(', 1)[0] ?? '').trim()

function rolesOf(names: readonly string[], rows: readonly TableRow[]): Roles {
  const sample = rows.slice(0, 50)
  const share = (name: string, test: (value: string) => boolean): number =>
    sample.filter((row) => test(row(name))).length
  const best = (candidates: readonly string[], test: (value: string) => boolean): string | null => {
    const [first] = candidates.map((name) => ({ name, n: share(name, test) })).toSorted((a, b) => b.n - a.n)
    return first && first.n > 0 ? first.name : null
  }
  const body = best(names, (value) => /<(?:p|h[1-6]|ul|ol|figure|div|blockquote)\b/i.test(value))
  const isImage = (value: string): boolean =>
    /^https?:\/\/\S+$/i.test(value) && /\.(?:jpe?g|png|webp|gif|avif|svg)(?:\?|$)/i.test(value)
  const images = names.filter((name) => share(name, isImage) > 0)
  return {
    body,
    image: images.find((name) => /main|cover|hero|featured/i.test(name)) ?? images[0] ?? null,
    excerpt: names.find((name) => name !== body && /summary|excerpt|description|intro/i.test(name)) ?? null,
    author: names.find((name) => /author/i.test(name)) ?? null,
    labels: names.filter((name) => /\b(?:tags?|categor(?:y|ies)|topics?)\b/i.test(name)),
  }
}
