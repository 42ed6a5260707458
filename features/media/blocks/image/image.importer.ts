import type { PieceImporter } from '#platform/block'
import { plainText, type RichTextNode } from '#platform/document'
import type { ImageProps } from './image.contract.ts'

const longestCaption = 2000

export const imageImporter: PieceImporter<ImageProps> = {
  image: (piece, { assetOf }) => {
    const caption = plainText({ type: 'doc', content: piece.caption })
    const isRich = caption.length > longestCaption || hasLink(piece.caption)
    const { layout, title, body, button } = piece.words ?? { layout: 'inline', title: '', body: '', button: '' }
    return {
      props: {
        variant: layout,
        asset: assetOf(piece),
        alt: piece.alt.slice(0, 1000),
        caption: isRich ? '' : caption,
        title: title.slice(0, 300),
        body: body.slice(0, 4000),
        button: button.slice(0, 120),
        link: piece.href === '' || piece.href.length > 2000 ? null : { href: piece.href, newWindow: piece.newWindow },
        focalPoint: piece.focalPoint,
        ratio: piece.ratio,
      },
      below: isRich ? [{ kind: 'text', nodes: piece.caption }] : [],
    }
  },
}

/** A caption with a link in it stays formatted text. */
function hasLink(nodes: readonly RichTextNode[]): boolean {
  return nodes.some((node) => (node.marks ?? []).some((mark) => mark.type === 'link') || hasLink(node.content ?? []))
}
