import { z } from 'zod'
import { importProblems } from '../../contract/imports.problems.ts'
import {
  escapedHtml,
  exportedItem,
  type ItemParts,
  paragraphsOf,
  type SourceFormat,
  wordpressMoment,
} from './source-format.ts'
import { jsonIn } from '../read/json-in.ts'
import { wholeText } from './whole-text.ts'

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''))
const image = z.object({ url: text })
const list = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry)
    .nullish()
    .transform((entries) => entries ?? [])

const contentSchema = z.object({
  type: text,
  subtype: text,
  text,
  url: text,
  title: text,
  alt_text: text,
  media: z
    .union([z.array(image), image])
    .nullish()
    .transform((media) => [media ?? []].flat()),
})

const postSchema = z.object({
  id: text,
  id_string: text,
  type: text,
  post_url: text,
  slug: text,
  date: text,
  timestamp: text,
  state: text,
  title: text,
  summary: text,
  body: text,
  caption: text,
  text,
  source: text,
  url: text,
  description: text,
  question: text,
  answer: text,
  asking_name: text,
  permalink_url: text,
  tags: list(z.string()),
  photos: list(z.object({ caption: text, original_size: image.nullish() })),
  dialogue: list(z.object({ name: text, phrase: text })),
  content: list(contentSchema),
})
export type TumblrPost = z.infer<typeof postSchema>

const posts = z.array(postSchema)
const fileSchema = z.union([
  posts,
  z.object({ posts }).transform((file) => file.posts),
  z.object({ response: z.object({ posts }) }).transform((file) => file.response.posts),
  postSchema.transform((post) => [post]),
])

/** Parses posts in the form of Tumblr's interface, which backup programs store. */
export function tumblrPosts(json: string): TumblrPost[] {
  const parsed = fileSchema.safeParse(jsonIn(json))
  if (!parsed.success) throw importProblems.notAnExport()
  return parsed.data
}

export const tumblr: SourceFormat = {
  recognises: (head) =>
    /^\uFEFF?\s{0,50}[[{]/.test(head) && /"(?:post_url|blog_name)"\s{0,5}:/.test(head) && /tumblr/i.test(head),
  read: async function* (file) {
    const read = tumblrPosts(await wholeText(file))
    yield {
      kind: 'site',
      title: '',
      description: '',
      link: 'https://tumblr.com',
      language: '',
      baseSiteUrl: '',
      baseBlogUrl: '',
      version: '',
      generator: 'Tumblr',
    }
    for (const [at, post] of read.entries()) yield exportedItem(at + 1, tumblrItem(post))
    yield { kind: 'end', isCutOff: false }
  },
}

const statuses: Readonly<Record<string, string>> = {
  published: 'publish',
  '': 'publish',
  private: 'private',
  queued: 'draft',
  draft: 'draft',
}

export function tumblrItem(post: TumblrPost): ItemParts {
  const id = post.id_string || post.id
  const seconds = Number(post.timestamp)
  const written = post.date.replace(/ GMT$/, 'Z').replace(' ', 'T')
  const dateGmt =
    seconds > 0 && seconds < 253_402_300_800
      ? wordpressMoment(new Date(seconds * 1000).toISOString())
      : wordpressMoment(written)
  const heading = post.content.find(({ subtype }) => subtype === 'heading1')
  // A link has the title of its target, and most other posts have none.
  const title = post.title || heading?.text || post.summary.split('\n', 1)[0] || id
  return {
    type: 'post',
    postId: '',
    guid: `tumblr:${id}`,
    title: escapedHtml(title.slice(0, 300)),
    slug: post.slug || id,
    link: /^https?:\/\//i.test(post.post_url) ? post.post_url : `https://tumblr.com/post/${id}`,
    body: bodyOf(post).filter(Boolean).join('\n'),
    status: statuses[post.state] ?? 'draft',
    dateGmt,
    terms: post.tags.map((name) => ({ taxonomy: 'post_tag', slug: name, name })),
  }
}

function bodyOf(post: TumblrPost): string[] {
  if (post.content.length > 0)
    return post.content.filter((part) => part.subtype !== 'heading1' || part.text !== post.title).map(partOf)
  const link =
    post.url && /^https?:/i.test(post.url)
      ? `<p><a href="${escapedHtml(post.url)}">${escapedHtml(post.title || post.url)}</a></p>`
      : ''
  const questionHtml = post.question ? `<blockquote><p>${escapedHtml(post.question)}</p></blockquote>` : ''
  return [
    link,
    questionHtml,
    ...post.photos.map((photo) => imageHtml(photo.original_size?.url ?? '', photo.caption)),
    post.text ? `<blockquote>${post.text}</blockquote>` : '',
    post.source,
    ...post.dialogue.map(({ name, phrase }) => `<p><strong>${escapedHtml(name)}</strong> ${escapedHtml(phrase)}</p>`),
    post.dialogue.length > 0 ? '' : post.body,
    post.answer,
    post.permalink_url ? embedHtml(post.permalink_url) : '',
    post.caption,
    post.description,
  ]
}

function partOf({
  type,
  subtype,
  text: words,
  url,
  title,
  alt_text: alt,
  media,
}: TumblrPost['content'][number]): string {
  if (type === 'image') return imageHtml(media[0]?.url ?? '', alt)
  if (type === 'video' || type === 'audio') return embedHtml(url || (media[0]?.url ?? ''))
  if (type === 'link')
    return /^https?:/i.test(url) ? `<p><a href="${escapedHtml(url)}">${escapedHtml(title || url)}</a></p>` : ''
  if (type !== 'text') return ''
  if (subtype === 'heading1' || subtype === 'heading2') return `<h2>${escapedHtml(words)}</h2>`
  if (subtype === 'quote' || subtype === 'indented') return `<blockquote>${paragraphsOf(words)}</blockquote>`
  if (subtype.endsWith('list-item')) return `<ul><li>${escapedHtml(words)}</li></ul>`
  return paragraphsOf(words)
}

const imageHtml = (url: string, alt: string): string =>
  url === '' ? '' : `<figure><img src="${escapedHtml(url)}" alt="${escapedHtml(alt)}"></figure>`

const embedHtml = (url: string): string =>
  /^https?:/i.test(url) ? `<p><a href="${escapedHtml(url)}">${escapedHtml(url)}</a></p>` : ''
