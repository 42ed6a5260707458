import type { GalleryPiece, ImagePiece, Piece, PlayerPiece } from '#platform/block'

export function imagePiece(fields: Partial<ImagePiece>): ImagePiece {
  const nothing = {
    alt: '',
    title: '',
    caption: [],
    href: '',
    newWindow: false,
    width: null,
    height: null,
    focalPoint: null,
    align: null,
    ratio: null,
    words: null,
  }
  return { kind: 'image', url: '', attachmentId: '', ...nothing, ...fields }
}

export function galleryPiece(fields: Partial<GalleryPiece>): GalleryPiece {
  const nothing = { images: [], ids: [], columns: 0, caption: '', ratio: null, gap: null, autoplay: false }
  return { kind: 'gallery', design: 'grid', ...nothing, ...fields }
}

export function playerPiece(kind: PlayerPiece['kind'], fields: Partial<PlayerPiece>): PlayerPiece {
  const nothing = { attachmentId: '', poster: '', title: '', author: '', caption: '', loop: false, muted: false }
  return { url: '', ...nothing, ...fields, kind }
}

/** Returns all images of a body, in order. */
export function imagesOf(pieces: readonly Piece[]): ImagePiece[] {
  return pieces.flatMap((piece): ImagePiece[] => {
    if (piece.kind === 'image') return [piece]
    if (piece.kind === 'gallery') return piece.images
    if (piece.kind === 'columns') return piece.columns.flatMap((column) => imagesOf(column.pieces))
    if (piece.kind === 'grid') return piece.cells.flatMap((cell) => imagesOf(cell.pieces))
    if (piece.kind === 'section') return [...(piece.image ? [piece.image] : []), ...imagesOf(piece.pieces)]
    return []
  })
}

/** Joins adjacent texts. */
export function joinTexts(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind === 'text' && last?.kind === 'text') last.nodes.push(...piece.nodes)
    else joined.push(piece.kind === 'text' ? { ...piece, nodes: [...piece.nodes] } : piece)
  }
  return joined
}

/** Returns all pieces other than layouts, in reading order. */
export function flatPieces(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'columns') return piece.columns.flatMap((column) => flatPieces(column.pieces))
    if (piece.kind === 'grid') return piece.cells.flatMap((cell) => flatPieces(cell.pieces))
    return piece.kind === 'section' ? flatPieces(piece.pieces) : [piece]
  })
}

/** Addresses of images in HTML that is kept as it is written. */
export function htmlImages(pieces: readonly Piece[]): string[] {
  return flatPieces(pieces).flatMap((piece) => {
    if (piece.kind !== 'html') return []
    const sources = piece.html.matchAll(
      /<(?:img|source|video)\s[^<>]*?\s?(?:src|poster)=["'](https?:\/\/[^"'<>]{1,2000})["']/gi,
    )
    const behind = piece.html.matchAll(/url\((?:&quot;|["'])?(https?:\/\/[^()"'&<>]{1,2000})/gi)
    return [...sources, ...behind].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  })
}
