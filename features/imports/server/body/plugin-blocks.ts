import type { Piece } from '#platform/block'
import type { EditorBlock } from './gutenberg.ts'
import { findElement, hasClass, htmlTree, textIn } from './html-tree.ts'
import { galleryPiece } from './pieces.ts'
import { piecesOfHtml } from './rich-text.ts'
import { scalarText } from '../scalar-text.ts'

/** Returns the images of a block that shows several, in their order, with their captions. */
export function pluginGallery(block: EditorBlock): Piece[] {
  const children = htmlTree(block.html.join(''))
  const [piece] = piecesOfHtml([{ name: 'div', attributes: { class: 'gallery' }, children }])
  const images = piece?.kind === 'gallery' ? piece.images : []
  const ids = Array.isArray(block.attributes.ids) ? block.attributes.ids.map(scalarText) : []
  const design = /slideshow/.test(block.name) ? 'slideshow' : /carousel/.test(block.name) ? 'carousel' : 'masonry'
  if (images.length === 0 && ids.length === 0) return []
  const below = findElement(children, (element) => hasClass(element, 'coblocks-gallery--primary-caption'))
  const caption = below ? textIn(below.children).trim() : ''
  return [galleryPiece({ images, ids: images.length > 0 ? [] : ids, design, caption })]
}

/** A form whose fields are inner blocks. */
export function blockForm(block: EditorBlock): Piece[] {
  const fields = innerBlocks(block).flatMap(({ name, attributes }) => {
    const kind = /^jetpack\/field-([\w-]+)$/.exec(name)?.[1]
    if (kind === undefined) return []
    const options = Array.isArray(attributes.options) ? attributes.options.map(scalarText) : []
    const label = scalarText(attributes.label) || kind
    return [{ kind, label, description: '', isRequired: attributes.required === true, options }]
  })
  return fields.length === 0
    ? []
    : [{ kind: 'form', name: scalarText(block.attributes.subject), fields, button: '', thanks: '' }]
}

const innerBlocks = (block: EditorBlock): EditorBlock[] =>
  block.inner.flatMap((inner) => [inner, ...innerBlocks(inner)])
