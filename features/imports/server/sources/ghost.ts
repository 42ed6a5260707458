import { z } from 'zod'
import { importProblems } from '../../contract/imports.problems.ts'
import { jsonIn } from '../read/json-in.ts'
import type { Exported } from '../read/records.ts'
import { htmlOfLexical, htmlOfMobiledoc } from './ghost-body.ts'
import { exportedItem, leadImage, paragraphsOf, type SourceFormat, wordpressMoment } from './source-format.ts'
import { wholeText } from './whole-text.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const id = z.union([z.string(), z.number()]).transform(String)
const rows = <T extends z.ZodType>(row: T) => z.array(row).default([])

const dataSchema = z.object({
  posts: rows(
    z.object({
      id,
      uuid: text,
      title: text,
      slug: text,
      html: text,
      lexical: text,
      mobiledoc: text,
      plaintext: text,
      feature_image: text,
      featured: z.union([z.boolean(), z.number()]).nullish(),
      type: text,
      page: z.union([z.boolean(), z.number()]).nullish(),
      status: text,
      visibility: text,
      published_at: z.union([z.string(), z.number()]).nullish(),
      created_at: z.union([z.string(), z.number()]).nullish(),
      custom_excerpt: text,
      meta_title: text,
      meta_description: text,
      author_id: id.nullish(),
    }),
  ),
  posts_meta: rows(z.object({ post_id: id, meta_title: text, meta_description: text })),
  tags: rows(z.object({ id, name: text, slug: text })),
  posts_tags: rows(z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() })),
  users: rows(z.object({ id, name: text, slug: text, email: text })),
  posts_authors: rows(z.object({ post_id: id, author_id: id, sort_order: z.number().nullish() })),
  settings: rows(z.object({ key: text, value: z.unknown() })),
})
type GhostData = z.infer<typeof dataSchema>
type GhostPost = GhostData['posts'][number]

const wrapped = z.object({ data: dataSchema, meta: z.object({ version: text }).optional() })
const exportSchema = z.union([z.object({ db: z.array(wrapped).min(1) }).transform(({ db }) => db[0]), wrapped])

/** Placeholder of the site's own address in texts. */
const ownAddress = /__GHOST_URL__/g
const statuses: Readonly<Record<string, string>> = { published: 'publish', sent: 'publish', scheduled: 'future' }

/** The export of a Ghost site: Settings › Export, one JSON file. */
export const ghost: SourceFormat = {
  recognises: (head) =>
    /^\s*\{/.test(head) && /"(?:db|data|meta)"\s*:/.test(head) && /"(?:exported_on|posts|version)"/.test(head),
  read: async function* (file) {
    const parsed = exportSchema.safeParse(jsonIn(await wholeText(file)))
    if (!parsed.success || !parsed.data) throw importProblems.notAnExport()
    const { data, meta } = parsed.data
    yield* siteOf(data, meta?.version ?? '')
    let ordinal = 0
    for (const post of data.posts) {
      const image =
        post.feature_image === '' ? null : leadImage(++ordinal, post.id, post.feature_image.replace(ownAddress, ''))
      if (image) yield image.attachment
      yield itemOf(data, post, ++ordinal, image?.meta ?? [])
    }
    yield { kind: 'end', isCutOff: false }
  },
}

function* siteOf({ settings, users, tags }: GhostData, version: string): Generator<Exported> {
  const setting = (key: string): string => {
    const value = settings.find((candidate) => candidate.key === key)?.value
    return typeof value === 'string' ? value : ''
  }
  const title = setting('title')
  yield {
    kind: 'site',
    title,
    description: setting('description'),
    // An export does not state the site's address, so its title identifies it.
    link: `ghost:${title.toLowerCase()}`,
    language: setting('locale') || setting('lang'),
    baseSiteUrl: '',
    baseBlogUrl: '',
    version,
    generator: 'Ghost',
  }
  for (const { id: own, slug, name, email } of users) yield { kind: 'author', id: own, login: slug, email, name }
  // Tags that begin with # are internal.
  for (const tag of tags.filter(({ name }) => !name.startsWith('#')))
    yield { kind: 'term', taxonomy: 'post_tag', id: tag.id, slug: tag.slug, name: tag.name, parent: '' }
}

function itemOf(data: GhostData, post: GhostPost, ordinal: number, meta: { key: string; value: string }[]): Exported {
  const inOrder = (a: { sort_order?: number | null | undefined }, b: typeof a) =>
    (a.sort_order ?? 0) - (b.sort_order ?? 0)
  const tags = data.posts_tags
    .filter(({ post_id: of }) => of === post.id)
    .toSorted(inOrder)
    .flatMap(({ tag_id: of }) => data.tags.find((tag) => tag.id === of && !tag.name.startsWith('#')) ?? [])
  const [first] = data.posts_authors.filter(({ post_id: of }) => of === post.id).toSorted(inOrder)
  const author = data.users.find((user) => user.id === (first?.author_id ?? post.author_id))
  const more = data.posts_meta.find(({ post_id: of }) => of === post.id)
  const seo = [
    { key: '_yoast_wpseo_title', value: post.meta_title || (more?.meta_title ?? '') },
    { key: '_yoast_wpseo_metadesc', value: post.meta_description || (more?.meta_description ?? '') },
  ].filter(({ value }) => value !== '')
  const isPage = post.type === 'page' || (post.type === '' && Boolean(post.page))
  const isForMembers = post.visibility !== '' && post.visibility !== 'public'
  return exportedItem(ordinal, {
    type: isPage ? 'page' : 'post',
    postId: post.id,
    guid: `ghost:${post.uuid || post.id}`,
    title: post.title,
    slug: post.slug,
    link: `/${post.slug}/`,
    author: author?.slug ?? '',
    body: bodyOf(post).replace(ownAddress, ''),
    excerpt: post.custom_excerpt,
    // Content for members must not become public.
    status: isForMembers ? 'private' : (statuses[post.status] ?? 'draft'),
    dateGmt: momentOf(post.published_at ?? post.created_at),
    isSticky: Boolean(post.featured),
    terms: tags.map(({ slug, name }) => ({ taxonomy: 'post_tag', slug, name })),
    meta: [...meta, ...seo],
  })
}

/** Files of other programs for Ghost hold the text of the editor alone, which Ghost converts when it reads them. */
function bodyOf({ html, lexical, mobiledoc, plaintext }: GhostPost): string {
  return html || htmlOfLexical(lexical) || htmlOfMobiledoc(mobiledoc) || paragraphsOf(plaintext)
}

function momentOf(value: string | number | null | undefined): string {
  if (typeof value === 'number')
    return Number.isFinite(new Date(value).getTime()) ? wordpressMoment(new Date(value).toISOString()) : ''
  return wordpressMoment(value ?? '')
}
