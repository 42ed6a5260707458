import type { BlockPiece, ImagePiece } from '#platform/block'
import type { RichTextNode } from '#platform/document'
import { scalarText } from '../scalar-text.ts'

type LinkOf = (href: string) => string

/** Returns the piece with the addresses of this site. */
export function withLocalLinks(piece: BlockPiece, linkOf: LinkOf): BlockPiece {
  const nodes = (own: readonly RichTextNode[]): RichTextNode[] => own.map((node) => nodeWithLinks(node, linkOf))
  if (piece.kind === 'text') return { ...piece, nodes: nodes(piece.nodes) }
  if (piece.kind === 'own-html') return { ...piece, html: htmlWithLinks(piece.html, linkOf) }
  if (piece.kind === 'image') return localImage(piece, linkOf)
  if (piece.kind === 'gallery') return { ...piece, images: piece.images.map((image) => localImage(image, linkOf)) }
  if (piece.kind === 'button') return { ...piece, url: linkOf(piece.url) }
  if (piece.kind === 'marquee')
    return { ...piece, items: piece.items.map(({ text, url }) => ({ text, url: url === '' ? '' : linkOf(url) })) }
  if (piece.kind === 'accordion')
    return { ...piece, items: piece.items.map((item) => ({ ...item, nodes: nodes(item.nodes) })) }
  return piece
}

/** Renditions of an image stay on the old host, so their list is removed when the image itself was imported. */
function htmlWithLinks(html: string, linkOf: LinkOf): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => {
    const local = withOwnAddresses(tag, linkOf)
    return local === tag ? tag : local.replace(/\ssrcset="[^"]*"/i, '')
  })
}

function withOwnAddresses(tag: string, linkOf: LinkOf): string {
  const here = (address: string): string => linkOf(address.replaceAll('&amp;', '&')).replaceAll('&', '&amp;')
  return tag
    .replace(
      /(\s(?:src|href|poster|data-src)=")(https?:[^"]{1,2000})"/gi,
      (_, name: string, url: string) => `${name}${here(url)}"`,
    )
    .replace(/(url\((?:&quot;|')?)(https?:[^()"'&]{1,2000})/gi, (_, name: string, url: string) => name + here(url))
}

/** A link to the image's own file was the lightbox of the old site. */
function localImage(image: ImagePiece, linkOf: LinkOf): ImagePiece {
  const href = image.href === '' || image.href === image.url ? '' : linkOf(image.href)
  return { ...image, href, caption: image.caption.map((node) => nodeWithLinks(node, linkOf)) }
}

function nodeWithLinks(node: RichTextNode, linkOf: LinkOf): RichTextNode {
  const marks = node.marks?.map((mark) =>
    mark.type === 'link' ? { ...mark, attrs: { ...mark.attrs, href: linkOf(scalarText(mark.attrs?.href)) } } : mark,
  )
  return {
    ...node,
    ...(marks ? { marks } : {}),
    ...(node.content ? { content: node.content.map((child) => nodeWithLinks(child, linkOf)) } : {}),
  }
}
