import { findElement, findElements, hasClass, type HtmlNode, textIn, wordsIn } from '../body/html-tree.ts'
import { htmlTree } from '../body/html-tree.ts'
import { escapedHtml, type ItemParts } from '../sources/source-format.ts'
import { tumblrItem, tumblrPosts } from '../sources/tumblr.ts'
import { type Folder, type FolderReader, imageIn, numbered, siteOf, termsOf } from './folder.ts'
import { pageOfHtml } from './page-of-html.ts'
import { pageItem } from './read-html.ts'
import { rewriteBody } from './rewrite-body.ts'

const htmlPost = /(?:^|\/)html\/(\d{3,25})\.html$/
/** Matches files that blog backup programs write beside the images. */
export const isTumblrJson = (name: string): boolean => /(?:^|\/)json\/\d{3,25}\.json$/.test(name)

/** The archive that Tumblr makes of a blog: a page for each post, named by its number. */
export function isTumblr(names: readonly string[]): boolean {
  const hasPosts = names.some((name) => htmlPost.test(name))
  return (
    (hasPosts && names.some((name) => /(?:^|\/)(?:style\.css|posts_index\.html|media\/)/.test(name))) ||
    names.some(isTumblrJson)
  )
}

export const readTumblr: FolderReader = async function* (folder) {
  yield siteOf('tumblr.com', {})
  yield* numbered(folder, folder.names.some(isTumblrJson) ? jsonPosts(folder) : htmlPosts(folder))
}

async function* jsonPosts(folder: Folder): AsyncGenerator<ItemParts> {
  for (const name of folder.names.filter(isTumblrJson))
    for (const post of tumblrPosts(await folder.archive.text(folder.entryOf(name)))) {
      const parts = tumblrItem(post)
      const body = await rewriteBody(htmlTree(parts.body ?? ''), {
        imageOf: (address) => imageOf(folder, name, address),
        linkOf: (href) => href,
      })
      yield { ...parts, body }
    }
}

/** A copy of a blog keeps images under the name that they have at Tumblr. */
async function imageOf(folder: Folder, from: string, address: string): Promise<string | null> {
  const own = await imageIn(folder, from, address)
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  const copy = last === '' ? undefined : folder.names.find((name) => name === `media/${last}`)
  return own ?? (copy === undefined ? null : folder.files.urlOf(folder.entryOf(copy)))
}

async function* htmlPosts(folder: Folder): AsyncGenerator<ItemParts> {
  const names = folder.names.filter((name) => htmlPost.test(name))
  const present = new Set(names)
  for (const name of names) {
    const number = htmlPost.exec(name)?.[1] ?? ''
    const page = pageOfHtml(await folder.archive.text(folder.entryOf(name)))
    const words = (id: string): string =>
      textIn(findElement(page.tree, ({ attributes }) => attributes.id === id)?.children ?? []).trim()
    const body = withoutFoot(page.body)
    const tags = findElements(page.tree, (element) => hasClass(element, 'tag')).map(({ children }) =>
      textIn(children).trim(),
    )
    const heading = textIn(findElement(body, ({ name: own }) => own === 'h1')?.children ?? []).trim()
    yield* pageItem(folder, {
      name,
      page: { ...page, title: heading, image: '' },
      host: 'tumblr.com',
      present,
      key: `tumblr:${number}`,
      body,
      more: {
        type: 'post',
        title: escapedHtml(heading || firstWords(wordsIn(body)) || number),
        slug: heading === '' ? number : '',
        link: `https://tumblr.com/post/${number}`,
        dateGmt: momentIn(words('timestamp')),
        terms: termsOf(
          'post_tag',
          tags.filter((tag) => tag !== ''),
        ),
      },
    })
  }
}

function withoutFoot(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node]
    return node.attributes.id === 'footer' ? [] : [{ ...node, children: withoutFoot(node.children) }]
  })
}

/** Most posts have no title, so the first words are used. */
function firstWords(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= 70 ? plain : `${plain.slice(0, 70).replace(/ [^ ]*$/, '')}…`
}

const months = 'january february march april may june july august september october november december'.split(' ')

/** Parses `December 7th, 2019 8:16pm`. */
function momentIn(text: string): string {
  const [, month = '', day = '', year = '', hour = '', minute = '', half = ''] =
    /([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}) (\d{1,2}):(\d{2}) ?([ap]m)/i.exec(text) ?? []
  const at = months.indexOf(month.toLowerCase())
  if (at < 0) return ''
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return `${year}-${two(at + 1)}-${two(day)} ${two(hours)}:${minute}:00`
}

const two = (number: number | string): string => String(number).padStart(2, '0')
