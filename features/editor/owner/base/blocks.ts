import type { Document } from '#platform/document'
import { type CataloguePart, type Language, messages } from '#platform/i18n'
import { type CanvasBlock, type Loadable, loadable } from '#platform/ui'
import { create } from 'zustand'
import { canvas as image } from '../../../media/blocks/image/image.canvas.ts'
import { canvas as logo } from '../../../media/blocks/logo/logo.canvas.ts'
import { canvas as button } from '../../../pages/blocks/button/button.canvas.ts'
import { canvas as line } from '../../../pages/blocks/horizontal-rule/horizontal-rule.canvas.ts'
import { canvas as text } from '../../../pages/blocks/html/html.canvas.ts'
import { canvas as quote } from '../../../pages/blocks/quote/quote.canvas.ts'
import { canvas as spacer } from '../../../pages/blocks/spacer/spacer.canvas.ts'

/** Blocks used on nearly every page; the editor bundles them, and the palette lists them first. */
const common: readonly CanvasBlock[] = [text, button, quote, line, spacer, image, logo]

/** Functions that load the canvas part of each other block, by file path. New block folders are found automatically. */
const files = import.meta.glob<CanvasBlock>(
  [
    '../../../*/blocks/*/*.canvas.ts',
    // Bundled blocks are excluded from lazy loading, which the bundler would warn about.
    '!**/blocks/{button,horizontal-rule,html,image,logo,quote,spacer}/*.canvas.ts',
  ],
  { import: 'canvas' },
)

interface Source {
  /** Feature that declares the block. */
  feature: string
  block: Loadable<CanvasBlock>
}

const sources: ReadonlyMap<string, Source> = new Map(
  Object.entries(files).map(([path, fetch]) => {
    // The path ends in `FEATURE/blocks/TYPE/TYPE.canvas.ts`.
    const [feature = '', , type = ''] = path.split('/').slice(-4)
    return [type, { feature, block: loadable(() => fetch().then((block) => keep([block])[0] ?? block)) }]
  }),
)

const loadedBlocks = new Map<string, CanvasBlock>()

/**
 * Every block that the editor can show so far, by type. Common blocks are bundled; others are loaded with the first
 * page that contains one.
 */
export const canvasBlocks: ReadonlyMap<string, CanvasBlock> = loadedBlocks

/** A number that increases whenever more blocks are loaded. */
export const useKnownBlocks = create<{ turn: number }>()(() => ({ turn: 0 }))

keep(common)

/** Loads all blocks of the palette. They register together, so that the canvas renders again once. */
export const everyBlock: Loadable<void> = loadable(async () => {
  const { otherBlocks } = await import('./every-block.ts')
  keep(otherBlocks)
})

/** Returns the blocks that must be loaded before the whole document can be drawn. */
export function missingBlocks(document: Pick<Document, 'blocks'>): readonly Loadable<CanvasBlock>[] {
  const types = new Set(Object.values(document.blocks).map(({ type }) => type))
  return [...types].filter((type) => !loadedBlocks.has(type)).flatMap((type) => sources.get(type)?.block ?? [])
}

/** Loaded blocks in the order of the palette: common ones first, others by name. */
export function blocksForPalette(language: Language): readonly CanvasBlock[] {
  const others = [...loadedBlocks.values()].filter((block) => !common.includes(block))
  const nameOf = ({ contract }: CanvasBlock): string => contract.palette.name(language)
  return [...common, ...others.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language))]
}

/** Returns the name of a block type, loaded or not; the type itself where no block has it. */
export function nameOfType(type: string, language: Language): string {
  const block = loadedBlocks.get(type)
  if (block) return block.contract.palette.name(language)
  const source = sources.get(type)
  // The message catalogue is loaded before the block, and contains the same name as the block's contract.
  return (source && messages(`${source.feature}.palette` as CataloguePart).find(language, type)) ?? type
}

function keep(blocks: readonly CanvasBlock[]): readonly CanvasBlock[] {
  for (const block of blocks) if (!loadedBlocks.has(block.contract.type)) loadedBlocks.set(block.contract.type, block)
  useKnownBlocks.setState(({ turn }) => ({ turn: turn + 1 }))
  return blocks
}
