import type { GalleryPiece, ImagePiece, PieceImporter, PieceSite } from '#platform/block'
import { plainText, type RichTextNode } from '#platform/document'
import { slidesAtMost } from '../../contract/gallery.rules.ts'
import type { GalleryProps, OwnSlide } from '../../contract/gallery.schema.ts'

const designs = {
  grid: 'grid',
  masonry: 'autocolumns',
  rows: 'autorows',
  slideshow: 'slideshow',
  carousel: 'carousel',
  stacked: 'stacked',
} as const satisfies Record<GalleryPiece['design'], string>

export const galleryImporter: PieceImporter<GalleryProps> = {
  gallery: (piece, site) => {
    const numbered = piece.ids.map((attachmentId) => ({ url: '', attachmentId }))
    const slides = [
      ...piece.images.map((image) => slideOf(image, site)),
      ...numbered.map((image) => ({ ...slideOfNothing, id: site.freshId(), asset: site.assetOf(image) })),
    ].filter(({ asset }) => asset !== null)
    // Captions with links, and galleries without an available image, use the layout for single images.
    if (slides.length === 0 || slides.length > slidesAtMost || piece.images.some(({ caption }) => hasLink(caption)))
      return null
    const columns = piece.columns > 0 ? Math.min(12, piece.columns) : null
    return {
      props: {
        source: 'own',
        slides,
        design: designs[piece.design],
        imageAspectRatio: piece.ratio ?? 'Auto',
        slidesPerRow: columns,
        'thumbnails-per-row': columns,
        autoplay: piece.autoplay,
        ...(piece.gap === null ? {} : { gutter: Math.min(200, piece.gap) }),
      },
      rows: 6,
      below: piece.caption === '' ? [] : [{ kind: 'text', nodes: [paragraph(piece.caption)] }],
    }
  },
}

const slideOfNothing = { video: '', title: '', description: '', alt: '', link: null, focalPoint: null }

function slideOf(image: ImagePiece, { assetOf, freshId }: PieceSite): OwnSlide {
  const caption = plainText({ type: 'doc', content: image.caption })
  return {
    id: freshId(),
    asset: assetOf(image),
    video: '',
    title: (image.title || (caption.length <= 300 ? caption : '')).slice(0, 300),
    description: image.title || caption.length > 300 ? caption.slice(0, 2000) : '',
    alt: image.alt.slice(0, 1000),
    link: image.href === '' || image.href.length > 2000 ? null : { href: image.href, newWindow: image.newWindow },
    focalPoint: image.focalPoint,
  }
}

const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })

function hasLink(nodes: readonly RichTextNode[]): boolean {
  return nodes.some((node) => (node.marks ?? []).some((mark) => mark.type === 'link') || hasLink(node.content ?? []))
}
