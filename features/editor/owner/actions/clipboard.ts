import { embedBlockContract, embeddableOf, videoBlockContract } from '#features/media/contract'
import type { BlockContract } from '#platform/block'
import {
  type Block,
  type Document,
  type Operation,
  type PlainOperation,
  paragraphs,
  type Section,
  sectionsInOrder,
} from '#platform/document'
import { canvasBlocks } from '../base/blocks.ts'
import { isAddress } from '../rich-text/paste/video-address.ts'
import { textTools } from '../rich-text/text-tools.ts'
import { asOneOperation, copiesOf, insertedBlock, pushedDown, rowsToFreePlace } from '../base/arrange.ts'
import { copiedSection, sectionBelow } from '../base/copied-section.ts'
import { isFormatted, type Pasted } from './paste/pasted.ts'
import { readCopied } from './paste/read-copied.ts'
import type { CopiedBlocks } from './copy-blocks.ts'
import { type FileHands, linkTo, placeFiles } from './paste/place-files.ts'

export interface PasteHands extends FileHands {
  /** Id of the site, known once the frame has asked for it. */
  site: string | undefined
  /** Returns copied blocks with the files that they show here. */
  copyFiles: (copied: CopiedBlocks) => Promise<CopiedBlocks>
}

/** Place for pasted blocks: below the selected block, or at the end of the section, below which a section is pasted. */
export interface PastePlace {
  section: string | null
  beside: string | null
}

/** Result of a paste: the added blocks or section, or the reason why there are none. */
export type PasteResult = { blocks: string[] } | { section: string } | { fault: 'unreadable' | 'otherSite' }

/** Pastes copied blocks and sections as they are, and everything else as `pasteFromElsewhere` does. */
export async function pasteOnPage(hands: PasteHands, pasted: Pasted, place: PastePlace): Promise<PasteResult> {
  const copied = readCopied(pasted.text)
  if (copied === 'unreadable') return { fault: 'unreadable' }
  if (!copied) return { blocks: await pasteFromElsewhere(hands, pasted, place) }
  const { session, edit } = hands
  if (copied.section?.linked !== undefined && copied.site !== hands.site) return { fault: 'otherSite' }
  const withFiles = await hands.copyFiles(copied)
  const { document } = session.view()
  if (withFiles.section) return pasteSection(document, withFiles.section, withFiles.blocks, place, edit)
  const section = sectionFor(document, place)
  return { blocks: section === undefined ? [] : pasteBlocks(document, section, withFiles, edit) }
}

/** The section of the page that receives blocks; none without a section of its own. */
function sectionFor(document: Document, place: PastePlace): string | undefined {
  const own = sectionsInOrder(document).filter(({ linked }) => linked === undefined)
  return document.blocks[place.beside ?? '']?.section ?? (own.find(({ id }) => id === place.section) ?? own.at(-1))?.id
}

/** Pastes files by their kind, an address as its content, and anything else as a text. Returns the added blocks. */
async function pasteFromElsewhere(hands: PasteHands, pasted: Pasted, place: PastePlace): Promise<string[]> {
  const section = sectionFor(hands.session.view().document, place)
  if (section === undefined) return []
  if (pasted.files.length > 0) return placeFiles(hands, pasted.files, { section, beside: place.beside })
  if (pasted.text.trim() === '' && pasted.html === '') return []
  const wanted = await blockFor(pasted)
  if (!wanted) return []
  return insertBelow(hands.session.view().document, section, place.beside, wanted, hands.edit)
}

function pasteSection(
  document: Document,
  section: Section,
  blocks: readonly Block[],
  place: PastePlace,
  edit: (operation: Operation) => void,
): PasteResult {
  const source = {
    sections: { [section.id]: section },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  }
  const above = document.blocks[place.beside ?? '']?.section ?? place.section
  const copy = copiedSection(document, source, section.id, sectionBelow(document, above))
  if (!copy) return { fault: 'unreadable' }
  edit(asOneOperation(copy.operations, 'paste'))
  return { section: copy.id }
}

function pasteBlocks(
  document: Document,
  section: string,
  pasted: CopiedBlocks,
  edit: (operation: Operation) => void,
): string[] {
  const source = { blocks: Object.fromEntries(pasted.blocks.map((block) => [block.id, block])) }
  const roots = pasted.roots.flatMap((id) => source.blocks[id] ?? [])
  const down = rowsToFreePlace(document, section, roots)
  const copies = copiesOf(
    source,
    roots.map((block) => ({ block, section, down })),
  )
  const operations: PlainOperation[] = copies.flatMap((copy) => copy.operations)
  edit(asOneOperation(operations, 'paste'))
  return copies.map(({ id }) => id)
}

interface WantedBlock {
  type: string
  props: Record<string, unknown>
}

/** Returns the block for an address: a video, a map or post of a known provider, or else a link. */
async function blockFor({ text, html }: Pasted): Promise<WantedBlock | null> {
  const address = text.trim()
  if (isAddress(address)) {
    const what = embeddableOf(address)?.what
    if (what === undefined) return { type: 'html', props: { text: linkTo(address) } }
    return { type: what === 'video' ? 'video' : 'embed', props: { url: address } }
  }
  if (html !== '' && isFormatted(html)) {
    const tools = await textTools.load()
    if (tools.kind === 'here') return { type: 'html', props: { text: tools.value.docOfHtml(html) } }
  }
  if (text.trim() === '') return null
  return { type: 'html', props: { text: paragraphs(...text.split(/\n{2,}/).map((part) => part.trim())) } }
}

function insertBelow(
  document: Document,
  section: string,
  beside: string | null,
  { type, props }: WantedBlock,
  edit: (operation: Operation) => void,
): string[] {
  const contract = contractOf(type)
  if (!contract) return []
  const above = document.blocks[beside ?? '']
  const cells = above?.parent === undefined ? above?.place.desktop : undefined
  const at = cells && { x: cells.x, y: cells.y + cells.h, w: cells.w }
  const starts = contract.starts as Record<string, unknown>
  const inserted = insertedBlock(document, section, contract, { ...starts, ...props }, at)
  const room = at ? pushedDown(document, section, at.y, contract.size.h) : []
  edit(asOneOperation([...room, inserted.operation], 'paste'))
  return [inserted.id]
}

/** Blocks made from a pasted address are placed before the canvas has loaded their views. */
const ofAddresses: Readonly<Record<string, BlockContract>> = { video: videoBlockContract, embed: embedBlockContract }

function contractOf(type: string): BlockContract | undefined {
  return ofAddresses[type] ?? canvasBlocks.get(type)?.contract
}
