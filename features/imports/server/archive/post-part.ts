import { type Element, findElement, findElements, hasClass, type HtmlNode, textIn, wordsIn } from '../body/html-tree.ts'

/** Class names under which blog systems and their themes keep the text of a post. */
const textClasses = [
  'entry-content',
  'post-content',
  'post-body',
  'post__content',
  'article-content',
  'article-body',
  'e-content',
  'gh-content',
  'blog-item-content',
]
const commentClasses = ['comments', 'comments-area', 'comment-respond', 'post-comments']
const commentIds = new Set(['comments', 'respond', 'disqus_thread'])

const lengthOf = (nodes: readonly HtmlNode[]): number => wordsIn(nodes).replace(/\s+/g, ' ').trim().length

/**
 * Returns the text of a post without its title, byline, labels, comments and links to other posts, which the page of a
 * post shows by itself.
 */
export function postPart(body: readonly HtmlNode[]): HtmlNode[] {
  const own = without(body, isAroundPost)
  const holders = findElements(
    own,
    (element) => element.attributes.itemprop === 'articleBody' || textClasses.some((name) => hasClass(element, name)),
  )
  // A part that holds less than half of the words is a teaser of another post.
  const text = holders.find(({ children }) => lengthOf(children) * 2 >= lengthOf(own))
  return text ? text.children : own
}

function isAroundPost(element: Element): boolean {
  const { name, attributes, children } = element
  if (commentIds.has(attributes.id ?? '') || commentClasses.some((each) => hasClass(element, each))) return true
  if (name === 'header') return findElement(children, (inner) => inner.name === 'h1') !== null
  return name === 'footer'
}

function without(nodes: readonly HtmlNode[], leavesOut: (element: Element) => boolean): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node]
    return leavesOut(node) ? [] : [{ ...node, children: without(node.children, leavesOut) }]
  })
}

/** Splits off the image with which a text begins when it is the same file, in any size, as the post's own image. */
export function withoutLead(body: readonly HtmlNode[], lead: string): { body: HtmlNode[]; alt: string } {
  const image = findElement(body, ({ name }) => name === 'img')
  const stem = stemOf(lead)
  if (!image || stem === '' || stemOf(image.attributes.src ?? '') !== stem || !isBeforeText(body, image))
    return { body: [...body], alt: '' }
  const isLead = (element: Element): boolean =>
    element === image ||
    (element.name === 'figure' &&
      textIn(element.children).trim() === '' &&
      findElement(element.children, (inner) => inner === image) !== null)
  return { body: without(body, isLead), alt: image.attributes.alt ?? '' }
}

/** The name of a file without folder, ending, and the size that WordPress adds: `rye` of `/a/rye-1024x768.jpg`. */
function stemOf(address: string): string {
  const file = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  return file.replace(/\.[a-z\d]{1,5}$/i, '').replace(/-\d{1,5}x\d{1,5}$|-scaled$/, '')
}

function isBeforeText(nodes: readonly HtmlNode[], image: Element): boolean {
  for (const node of nodes) {
    if (node === image) return true
    if (typeof node === 'string') {
      if (node.trim() !== '') return false
    } else if (findElement(node.children, (inner) => inner === image)) return isBeforeText(node.children, image)
    else if (wordsIn(node.children).trim() !== '') return false
  }
  return false
}
