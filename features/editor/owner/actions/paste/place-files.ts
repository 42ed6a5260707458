import { audioBlockContract, videoBlockContract } from '#features/media/contract'
import type { BlockContract } from '#platform/block'
import {
  apply,
  type Cells,
  type Document,
  type Operation,
  type PlainOperation,
  type RichTextDoc,
  type RichTextNode,
  sectionsInOrder,
} from '#platform/document'
import type { PickedAsset } from '#platform/ui'
import { canvasBlocks } from '../../base/blocks.ts'
import { asOneOperation, insertedBlock, roomFor } from '../../base/arrange.ts'
import type { DocumentSession } from '../../base/session/document-session.ts'

export interface FileHands {
  session: DocumentSession
  edit: (operation: Operation) => void
  /** Returns null when the file was refused; the person has seen the reason. */
  uploadFile: (file: File) => Promise<PickedAsset | null>
}

export interface FilePlace {
  section: string | null
  /** A single new image replaces the image in this block; anything else is placed below the block. */
  beside: string | null
  /** Position in the section, when a person pointed at one. */
  at?: { x?: number; y?: number }
}

/** Places files on the page in their order, as one step of undo. Returns the blocks that contain them. */
export async function placeFiles(hands: FileHands, files: readonly File[], place: FilePlace): Promise<string[]> {
  const assets: PickedAsset[] = []
  for (const file of files) {
    const asset = await hands.uploadFile(file)
    if (asset) assets.push(asset)
  }
  const [first] = assets
  if (!first) return []
  const { document } = hands.session.view()
  const beside = document.blocks[place.beside ?? '']
  if (beside?.type === 'image' && assets.length === 1 && first.kind === 'image') {
    hands.edit({ kind: 'changeBlock', id: beside.id, changes: [{ path: ['asset'], value: first.id }] })
    return [beside.id]
  }
  const own = sectionsInOrder(document).filter(({ linked }) => linked === undefined)
  const section = (own.find(({ id }) => id === (beside?.section ?? place.section)) ?? own.at(-1))?.id
  if (!section) return []
  const below = beside?.parent === undefined ? beside?.place.desktop : undefined
  const at = below ? { x: below.x, y: below.y + below.h, w: below.w } : (place.at ?? {})
  const { operations, ids } = insertions(document, section, assets, at)
  if (operations.length > 0) hands.edit(asOneOperation(operations, 'paste'))
  return ids
}

function insertions(document: Document, section: string, assets: readonly PickedAsset[], at: Partial<Cells>) {
  const operations: PlainOperation[] = []
  const ids: string[] = []
  let now = document
  let row = at.y
  const add = (operation: PlainOperation) => {
    operations.push(operation)
    now = apply(now, operation).document
  }
  for (const asset of assets) {
    const { contract, props } = blockOf(asset)
    if (!contract) continue
    const cells = { ...at, ...(row !== undefined && { y: row }) }
    if (row !== undefined) {
      for (const move of roomFor(now, section, { x: 0, z: 0, ...contract.size, ...cells, y: row })) add(move)
      row += contract.size.h
    }
    const { operation, id } = insertedBlock(now, section, contract, { ...startsOf(contract), ...props }, cells)
    add(operation)
    ids.push(id)
  }
  return { operations, ids }
}

/** An image, a video or a sound becomes a block of its kind; any other file becomes a link. */
function blockOf(asset: PickedAsset): { contract: BlockContract | undefined; props: Record<string, unknown> } {
  if (asset.kind === 'file')
    return { contract: canvasBlocks.get('html')?.contract, props: { text: linkTo(asset.url, asset.name) } }
  const contracts = { image: canvasBlocks.get('image')?.contract, video: videoBlockContract, audio: audioBlockContract }
  return { contract: contracts[asset.kind], props: { asset: asset.id } }
}

const startsOf = ({ starts }: BlockContract) => starts as Record<string, unknown>

export function linkTo(href: string, words = href): RichTextDoc {
  const link: RichTextNode = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }
  return { type: 'doc', content: [{ type: 'paragraph', content: [link] }] }
}
