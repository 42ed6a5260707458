import { Parser } from 'htmlparser2'
import { importProblems } from '../../contract/imports.problems.ts'
import { decodeEntities } from '../read/decode-entities.ts'
import type { Exported, ExportedComment, ExportedItem } from '../read/records.ts'
import { exportedItem, type SourceFormat, wordpressMoment } from './source-format.ts'
import { wholeText } from './whole-text.ts'

/** An entry of an Atom feed with the fields that imports use. */
export interface FeedEntry {
  id: string
  title: string
  content: string
  summary: string
  published: string
  updated: string
  author: string
  link: string
  isDraft: boolean
  /** Whether a comment was deleted: its words are a notice. */
  isRemoved: boolean
  replyTo: string
  kind: string
  filename: string
  status: string
  categories: string[]
}

export interface Feed {
  title: string
  subtitle: string
  link: string
  entries: FeedEntry[]
}

/** The backup of a blog on Blogger: an Atom feed of posts, pages, comments and settings. */
export const blogger: SourceFormat = {
  recognises: (head) => head.includes('<feed') && head.includes('http://www.w3.org/2005/Atom') && /blogger/i.test(head),
  read: async function* (file) {
    const text = await wholeText(file)
    if (/<!ENTITY/i.test(text)) throw importProblems.declaresEntities()
    const feed = parseFeed(text)
    const entries = withKinds(feed.entries)
    if (entries.length === 0) throw importProblems.nothingInside()
    const comments = Map.groupBy(
      entries.filter(({ kind, isRemoved }) => kind === 'comment' && !isRemoved),
      ({ replyTo }) => replyTo,
    )
    yield {
      kind: 'site',
      title: feed.title,
      description: plainSubtitle(feed.subtitle),
      link: feed.link || originOf(entries) || 'https://blogger.invalid',
      language: '',
      baseSiteUrl: '',
      baseBlogUrl: '',
      version: '',
      generator: 'Blogger',
    }
    let ordinal = 0
    for (const entry of entries) {
      if (entry.kind !== 'post' && entry.kind !== 'page') continue
      ordinal += 1
      yield itemOf(entry, ordinal, comments.get(entry.id) ?? [])
    }
    yield { kind: 'end', isCutOff: !/<\/feed>\s*$/.test(text) } satisfies Exported
  },
}

/** The feed that a blog publishes for its readers names no kinds: each of its entries is a post. */
function withKinds(entries: readonly FeedEntry[]): FeedEntry[] {
  const kept = entries.filter(({ kind }) => kind !== '')
  return kept.length > 0
    ? kept
    : entries.map((entry) => ({ ...entry, kind: 'post', content: entry.content || entry.summary }))
}

/**
 * The words of a subtitle. Blogger escapes it again with each backup that it writes: `&amp;amp;` is the `&` of the
 * blog.
 */
function plainSubtitle(subtitle: string): string {
  let words = subtitle
  for (let times = 0; times < mostEscapes && words !== decodeEntities(words); times += 1) words = decodeEntities(words)
  return words.trim()
}

const mostEscapes = 5

function originOf(entries: readonly FeedEntry[]): string {
  const link = entries.find((entry) => entry.link !== '')?.link ?? ''
  return URL.parse(link)?.origin ?? ''
}

function itemOf(entry: FeedEntry, ordinal: number, replies: readonly FeedEntry[]): ExportedItem {
  const path = entry.filename || (URL.parse(entry.link)?.pathname ?? '')
  return exportedItem(ordinal, {
    type: entry.kind,
    guid: `blogger:${entry.id}`,
    title: entry.title,
    slug: (path.split('/').at(-1) ?? '').replace(/\.html$/, ''),
    link: entry.link || path,
    author: entry.author,
    body: entry.content,
    status: entry.isDraft || /^(?:DRAFT|SCHEDULED)$/.test(entry.status) ? 'draft' : 'publish',
    dateGmt: wordpressMoment(entry.published),
    terms: entry.categories.map((name) => ({ taxonomy: 'post_tag', slug: name, name })),
    comments: replies.map(
      (reply, at): ExportedComment => ({
        id: String(at + 1),
        author: reply.author,
        email: '',
        url: '',
        date: '',
        dateGmt: wordpressMoment(reply.published),
        content: reply.content,
        approved: reply.isDraft || /^(?:SPAM|PENDING|GHOSTED)/.test(reply.status) ? '0' : '1',
        type: 'comment',
        parent: '0',
      }),
    ),
  })
}

const texts: Readonly<Record<string, keyof FeedEntry>> = {
  id: 'id',
  title: 'title',
  content: 'content',
  summary: 'summary',
  published: 'published',
  updated: 'updated',
  pubDate: 'published',
  description: 'summary',
  'content:encoded': 'content',
  'dc:creator': 'author',
  link: 'link',
  'blogger:filename': 'filename',
  'blogger:status': 'status',
}
const kinds = /kind#(post|page|comment)$/

/** Parses a feed leniently: elements outside an entry belong to the feed, and unclosed ones end with the file. */
export function parseFeed(text: string): Feed {
  const feed: Feed = { title: '', subtitle: '', link: '', entries: [] }
  let entry: FeedEntry | null = null
  let field = ''
  let term = ''
  const path: string[] = []
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        path.push(name)
        if (name === 'entry' || name === 'item') {
          entry = emptyEntry()
          feed.entries.push(entry)
        }
        field = name
        if (name === 'link' && attributes.href && (attributes.rel ?? 'alternate') === 'alternate') {
          if (entry) entry.link = attributes.href ?? ''
          else feed.link = attributes.href ?? ''
        }
        if (entry && name === 'category') categoryInto(entry, attributes)
        if (entry && attributes.name === 'blogger.contentRemoved') entry.isRemoved = attributes.value === 'true'
        if (entry && name === 'thr:in-reply-to') entry.replyTo = attributes.ref ?? ''
      },
      ontext: (words) => {
        if (!entry) {
          const isOfFeed = path.at(-2) === 'feed' || path.at(-2) === 'channel'
          if (isOfFeed && field === 'title') feed.title += words
          if (isOfFeed && field === 'subtitle') feed.subtitle += words
          return
        }
        const parent = path.at(-2)
        if (field === 'category') term += words
        else if (field === 'name' && parent === 'author') entry.author += words
        else if (field === 'app:draft') entry.isDraft ||= words.trim() === 'yes'
        else if (field === 'blogger:type') entry.kind = words.trim().toLowerCase()
        else if (field === 'blogger:parent') entry.replyTo ||= words.trim()
        else addText(entry, parent === 'entry' || parent === 'item' ? texts[field] : undefined, words)
      },
      onclosetag: (name) => {
        path.pop()
        field = path.at(-1) ?? ''
        if (entry && name === 'category' && term.trim() !== '') entry.categories.push(term.trim())
        if (name === 'category') term = ''
        if (name === 'entry' || name === 'item') entry = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  feed.title = feed.title.trim()
  return feed
}

function addText(entry: FeedEntry, name: (typeof texts)[string] | undefined, words: string): void {
  if (name !== undefined) Object.assign(entry, { [name]: `${String(entry[name])}${words}` })
}

function categoryInto(entry: FeedEntry, { term = '', scheme = '' }: Record<string, string>): void {
  const kind = kinds.exec(term)?.[1]
  if (kind !== undefined) entry.kind = kind
  else if (!/kind#/.test(term) && !scheme.endsWith('#kind') && term !== '') entry.categories.push(term)
}

function emptyEntry(): FeedEntry {
  const nothing = { id: '', title: '', content: '', summary: '', published: '', updated: '', author: '', link: '' }
  return {
    ...nothing,
    isDraft: false,
    isRemoved: false,
    replyTo: '',
    kind: '',
    filename: '',
    status: '',
    categories: [],
  }
}
