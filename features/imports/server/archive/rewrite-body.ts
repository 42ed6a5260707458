import type { Element, HtmlNode } from '../body/html-tree.ts'
import { withColumnRows } from './column-rows.ts'

export interface Rewriting {
  /** The address of an image as it will be taken; null leaves it as it is. */
  imageOf: (address: string) => Promise<string | null>
  linkOf: (href: string) => string
}

/**
 * Returns a body with its own images, links and columns, in one line: line ends are spaces in HTML, and paragraphs to
 * other readers.
 */
export async function rewriteBody(nodes: readonly HtmlNode[], rewriting: Rewriting): Promise<string> {
  for (const node of nodes) await rewriteNode(node, rewriting)
  return withColumnRows(nodes.map((node) => flat(node)))
}

async function rewriteNode(node: HtmlNode, rewriting: Rewriting): Promise<void> {
  if (typeof node === 'string') return
  const { attributes } = node
  const lazy = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original']
  if (node.name === 'img' && lazy !== undefined && /^(?:data:|$)/.test(attributes.src ?? '')) attributes.src = lazy
  for (const name of ['src', 'poster'])
    if (attributes[name] !== undefined && ['img', 'video', 'audio', 'source'].includes(node.name)) {
      const url = await rewriting.imageOf(attributes[name])
      if (url !== null) {
        attributes[name] = url
        delete attributes.srcset
      }
    }
  if (node.name === 'a' && attributes.href !== undefined) {
    const file = await fileOf(attributes.href, rewriting)
    attributes.href = file ?? rewriting.linkOf(attributes.href)
  }
  for (const child of node.children) await rewriteNode(child, rewriting)
}

/** Returns the file that a link refers to, such as a larger image or a PDF in the archive. */
async function fileOf(href: string, { imageOf }: Rewriting): Promise<string | null> {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|mp3|mp4|docx?|xlsx?|pptx?|zip)$/i.test(path) ? imageOf(href) : null
}

function flat(node: HtmlNode): HtmlNode {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  if (['pre', 'script', 'style', 'textarea', 'code'].includes(node.name)) return node
  return { ...node, children: node.children.map(flat) } satisfies Element
}
