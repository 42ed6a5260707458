import {
  blocksHeldBy,
  blocksOfSection,
  type Block,
  type Document,
  inReadingOrder,
  sectionsInOrder,
} from '#platform/document'
import type { Language } from '#platform/i18n'
import type { TreeEntry } from '#platform/ui'
import { labelOfBlock, wordsOfBlock } from '../../base/block-words.ts'

export interface Layer extends TreeEntry {
  words: string
  kind: 'section' | 'group' | 'block'
  /** Null for sections and groups. */
  block: Block | null
  children: readonly Layer[]
}

const groupMark = 'group:'

/** Returns the blocks that a row selects: its block or those of its group; a section selects none. */
export function blocksOfLayer(document: Document, id: string): string[] {
  if (document.blocks[id]) return [id]
  const group = id.startsWith(groupMark) ? id.slice(groupMark.length) : null
  return Object.values(document.blocks)
    .filter((block) => group !== null && block.group === group)
    .map((block) => block.id)
}

/** Returns the selection that rows make: their blocks, or else the first section. */
export function chosenByLayers(
  document: Document,
  ids: readonly string[],
): { blocks: string[]; section: string | null } {
  const blocks = [...new Set(ids.flatMap((id) => blocksOfLayer(document, id)))]
  return { blocks, section: document.blocks[blocks[0] ?? '']?.section ?? ids[0] ?? null }
}

/** Tells whether a row belongs to the selection, so that its menu is that of the whole selection. */
export function isLayerChosen(
  document: Document,
  id: string,
  { blocks, section }: { blocks: readonly string[]; section: string | null },
): boolean {
  const own = blocksOfLayer(document, id)
  if (own.length === 0) return blocks.length === 0 && section === id
  return own.every((block) => blocks.includes(block))
}

export interface LayerWords {
  language: Language
  section: string
  group: string
  /** Increases when more block types are loaded. */
  turn: number
}

/** The list of layers is built often; an unchanged row stays the same object, so it is not rendered again. */
export function layerBuilder() {
  let words: LayerWords | null = null
  let ofBlocks = new WeakMap<Block, Layer>()
  let others = new Map<string, Layer>()
  const unchanged = (layer: Layer): Layer => {
    const before = others.get(layer.id)
    const isSame =
      before?.label === layer.label &&
      before.children.length === layer.children.length &&
      before.children.every((child, at) => child === layer.children[at])
    if (before && isSame) return before
    others.set(layer.id, layer)
    return layer
  }
  return (document: Document, now: LayerWords): readonly Layer[] => {
    if (words?.language !== now.language || words.turn !== now.turn) {
      ofBlocks = new WeakMap()
      others = new Map()
    }
    words = now
    const layerOf = (block: Block): Layer => {
      const children = blocksHeldBy(document, block.id).map(layerOf)
      const before = ofBlocks.get(block)
      if (before && before.children.length === children.length && children.every((c, at) => c === before.children[at]))
        return before
      const label = labelOfBlock(block, now.language)
      const layer: Layer = { id: block.id, label, words: wordsOfBlock(block), kind: 'block', block, children }
      ofBlocks.set(block, layer)
      return layer
    }
    return sectionsInOrder(document).map((section, index) =>
      unchanged({
        id: section.id,
        label: section.name || `${now.section} ${index + 1}`,
        words: '',
        kind: 'section',
        block: null,
        children: inGroups(inReadingOrder(blocksOfSection(document, section.id)).map(layerOf), now.group, unchanged),
      }),
    )
  }
}

/** Puts the blocks of a group into a row of its own, at the position of the first of them. */
function inGroups(layers: readonly Layer[], label: string, unchanged: (layer: Layer) => Layer): Layer[] {
  const byGroup = Map.groupBy(layers, ({ id, block }) => block?.group ?? id)
  return [...byGroup].flatMap(([group, children]) =>
    children.length === 1
      ? children
      : [unchanged({ id: `${groupMark}${group}`, label, words: '', kind: 'group', block: null, children })],
  )
}

/** The rows that contain the words, and their ancestors. */
export function foundLayers(layers: readonly Layer[], query: string): readonly Layer[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return layers
  return layers.flatMap((layer) => {
    const children = foundLayers(layer.children, wanted)
    const isFound = `${layer.label} ${layer.words}`.toLowerCase().includes(wanted)
    return isFound || children.length > 0 ? [{ ...layer, children: isFound ? layer.children : children }] : []
  })
}
