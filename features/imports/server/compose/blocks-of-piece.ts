import { type BlockPiece, kindOfPiece, type Piece, type PieceImporter, type PieceImport } from '#platform/block'
import type { Product } from '#platform/context'
import type { RichTextNode } from '#platform/document'
import { textOfPiece } from '../body/text-of-pieces.ts'
import type { Composition, BlockDraft } from './composition.ts'
import { withLocalLinks } from './local-links.ts'
import { sanitiseOwnCode } from './sanitise-own-code.ts'

/** Pieces other than layouts. */
export type PlainPiece = BlockPiece | Extract<Piece, { kind: 'html' }>

/**
 * Returns the block of a piece, followed by blocks for what does not fit into it. Content without a matching block
 * keeps its words.
 */
export function blocksOfPiece(composition: Composition, piece: PlainPiece): BlockDraft[] {
  if (piece.kind === 'html') return ownHtmlBlocks(composition, piece.html)
  const local = withLocalLinks(piece, composition.linkOf)
  const blocks = takenBlocks(composition, local)
  if (blocks) return blocks
  if (local.kind === 'form') return formBlocks(composition, local)
  const words = local.kind === 'own-html' ? codeText(local.html) : textOfPiece(local)
  return words.length === 0 ? [] : [textBlock(composition, words)]
}

/** Returns the block that takes the piece, with the blocks below it; null where none does. */
export function takenBlocks(composition: Composition, piece: BlockPiece): BlockDraft[] | null {
  const kind = kindOfPiece(piece)
  for (const [type, { importer }] of composition.product.blocks) {
    const take = (importer as PieceImporter<unknown> | undefined)?.[kind] as
      | ((piece: BlockPiece, site: Composition) => PieceImport<unknown> | null)
      | undefined
    const blocks = take?.(piece, composition)
    if (!blocks) continue
    const block = fitting(composition.product, type, blocks.props)
    if (block)
      return [
        blocks.rows === undefined ? block : { ...block, rows: blocks.rows },
        ...(blocks.below ?? []).flatMap((below) => blocksOfPiece(composition, below)),
      ]
  }
  return null
}

/** The block with these props over its initial ones, or null when they do not match its contract. */
function fitting(product: Product, type: string, props: object): BlockDraft | null {
  const contract = product.blocks.get(type)?.contract
  if (!contract) return null
  const parsed = contract.props.safeParse({ ...(contract.starts as object), ...props })
  return parsed.success ? { type, version: contract.version, props: parsed.data as Record<string, unknown> } : null
}

/**
 * Returns a text block with this text, even if its contract refuses it: words are never lost, and the owner sees the
 * fault.
 */
function textBlock({ product }: Pick<Composition, 'product'>, nodes: readonly RichTextNode[]): BlockDraft {
  const entry = [...product.blocks].find(([, { importer }]) => importer?.text)
  if (!entry) throw new Error('No block of this installation takes texts.')
  const [type, { contract, importer }] = entry
  const nodesOfText = (importer as PieceImporter<object>).text?.({ kind: 'text', nodes: [...nodes] }, nowhere)
  const props = { ...(contract.starts as object), ...nodesOfText?.props }
  const parsed = contract.props.safeParse(props)
  return { type, version: contract.version, props: (parsed.success ? parsed.data : props) as Record<string, unknown> }
}

const nowhere = {
  assetOf: () => null,
  fileOf: (url: string) => ({ url, assetId: null }),
  productOf: () => null,
  blogId: null,
  freshId: () => '',
}

/**
 * Keeps the owner's HTML without active parts: scripts, frames, forms. Where parts were removed, the original is kept
 * beside it as text that visitors do not see, so that the owner can review and enable it.
 */
function ownHtmlBlocks(composition: Composition, html: string): BlockDraft[] {
  const { safe, hadActive } = sanitiseOwnCode(html)
  const shown = safe.trim() === '' ? [] : blocksOfPiece(composition, { kind: 'own-html', html: safe })
  const original = hadActive ? blocksOfPiece(composition, { kind: 'code', language: 'html', text: html }) : []
  return [...shown, ...original.map((block) => ({ ...block, isHidden: true }))]
}

const codeText = (html: string): RichTextNode[] => textOfPiece({ kind: 'code', language: 'html', text: html })

/** A form that no block takes is kept for its owner: its name and fields as a list, which visitors do not see. */
function formBlocks(composition: Composition, { name, fields }: Extract<Piece, { kind: 'form' }>): BlockDraft[] {
  const line = (text: string): RichTextNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const words = fields.map(({ label, kind, isRequired, options }) =>
    line([`${label || kind}${isRequired ? ' *' : ''}`, options.join(', ')].filter((part) => part !== '').join(': ')),
  )
  const nodes = [...(name === '' ? [] : [line(name)]), ...words]
  return nodes.length === 0 ? [] : [{ ...textBlock(composition, nodes), isHidden: true }]
}
