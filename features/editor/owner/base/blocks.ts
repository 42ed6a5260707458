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

/** Blocks of nearly every page: they are bundled with the editor, and the palette offers them first. */
const common: readonly CanvasBlock[] = [text, button, quote, line, spacer, image, logo]

/**
 * By the path of its file, what fetches the canvas part of each other block there is. A new folder is found by itself.
 */
const files = import.meta.glob<CanvasBlock>(
  [
    '../../../*/blocks/*/*.canvas.ts',
    // Bundled blocks are excluded from lazy loading, which the bundler would warn about.
    '!**/blocks/{button,horizontal-rule,html,image,logo,quote,spacer}/*.canvas.ts',
  ],
  { import: 'canvas' },
)

interface Source {
  /** The feature that declares the block. */
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
 * Every block that the editor can show by now, by type: those of nearly every page at once, others with the first page
 * that holds one.
 */
export const canvasBlocks: ReadonlyMap<string, CanvasBlock> = loadedBlocks

/** A number that increases whenever more blocks are loaded. */
export const useKnownBlocks = create<{ turn: number }>()(() => ({ turn: 0 }))

keep(common)

/** Loads all blocks of the palette. They register together, so that the canvas renders again once. */
export const everyBlock: Loadable<void> = loadable(async () => {
  const fetched = await Promise.allSettled(Object.values(files).map((fetch) => fetch()))
  keep(fetched.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
  const failed = fetched.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
})

/** Returns the blocks that must be loaded before the whole document can be drawn. */
export function missingBlocks(document: Pick<Document, 'blocks'>): readonly Loadable<CanvasBlock>[] {
  const types = new Set(Object.values(document.blocks).map(({ type }) => type))
  return [...types].filter((type) => !loadedBlocks.has(type)).flatMap((type) => sources.get(type)?.block ?? [])
}

/** The blocks that are known as the palette shows them: common ones first, all others by their names. */
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
  // The catalogue is there before the block, and is where its contract has its name from.
  return (source && messages(`${source.feature}.palette` as CataloguePart).find(language, type)) ?? type
}

function keep(blocks: readonly CanvasBlock[]): readonly CanvasBlock[] {
  for (const block of blocks) if (!loadedBlocks.has(block.contract.type)) loadedBlocks.set(block.contract.type, block)
  useKnownBlocks.setState(({ turn }) => ({ turn: turn + 1 }))
  return blocks
}
