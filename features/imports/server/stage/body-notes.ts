import type { ImportNote } from '../../contract/import.schema.ts'
import type { Piece } from '#platform/block'
import { readShortcodes } from '../body/read-shortcodes.ts'
import { flatPieces, htmlImages, imagesOf } from '../body/pieces.ts'
import { sanitiseOwnCode } from '../compose/sanitise-own-code.ts'

/** Returns notes that the owner should read before a body is imported. */
export function bodyNotes(pieces: readonly Piece[]): ImportNote[] {
  const own = flatPieces(pieces)
  const htmlPieces = own.filter((piece) => piece.kind === 'html')
  const reasons = [...new Set(htmlPieces.map((piece) => piece.reason))]
  const active = htmlPieces.filter((piece) => sanitiseOwnCode(piece.html).hadActive).length
  const unkept = own.filter((piece) => piece.kind === 'widget' && piece.widget === 'latest-comments').length
  const forms = own.filter((piece) => piece.kind === 'form')
  const rebuilt = forms.filter(({ fields }) => fields.length > 0).length
  const left = forms.length - rebuilt
  return [
    ...(rebuilt > 0 ? [{ code: 'formsRebuilt', values: { n: rebuilt } }] : []),
    ...(left > 0 ? [{ code: 'formsLeft', values: { n: left } }] : []),
    ...(htmlPieces.length > 0
      ? [{ code: 'htmlKept', values: { n: htmlPieces.length, reasons: reasons.slice(0, 8).join(', ') } }]
      : []),
    ...(active > 0 ? [{ code: 'activeRemoved', values: { n: active } }] : []),
    ...(unkept > 0 ? [{ code: 'widgetReplaced', values: { n: unkept } }] : []),
  ]
}

/** Returns notes about shortcodes of which only the content was kept. */
export function shortcodeNotes(body: string): ImportNote[] {
  const { left } = readShortcodes(body)
  if (left.size === 0) return []
  const n = [...left.values()].reduce((sum, count) => sum + count, 0)
  return [{ code: 'shortcodesLeft', values: { n, names: [...left.keys()].slice(0, 12).join(', ') } }]
}

/** Addresses of every image of a body. */
export function imageAddresses(pieces: readonly Piece[]): string[] {
  return [...imagesOf(pieces).map((image) => image.url), ...htmlImages(pieces)].filter((url) =>
    /^(https?:)?\/\//.test(url),
  )
}
