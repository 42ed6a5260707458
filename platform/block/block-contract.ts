import type { z } from 'zod'
import { type BlockTypeName, blockTypes } from '../contract/enumerations.ts'
import type { Message } from '../i18n/index.ts'

export interface BlockExample<Props = unknown> {
  props: Props
  /** Data that the loader would return; absent for blocks without a loader. */
  data?: unknown
  /** Visitors see nothing; the canvas lists the missing parts. */
  shows?: 'nothing'
  /** Difference between canvas and page in a few words: `with a note to the owner`. */
  onCanvas?: string
}

/** Groups of the block palette, in this order. */
export const blockGroups = ['basic', 'media', 'layout', 'site', 'social', 'commerce', 'code'] as const
export type BlockGroup = (typeof blockGroups)[number]

/** Data by which owners find a block. */
export interface PaletteEntry<Props = unknown> {
  group: BlockGroup
  /** Name of the block, in the palette and wherever blocks are named. */
  name: Message
  /** Words by which the palette finds it as well. */
  keywords?: Message
  /** Initial props of an inserted block that replace some of `starts`. */
  starts?: Partial<Props>
}

export interface BlockContract<P extends z.ZodType = z.ZodType> {
  /** The name of its folder, and what documents store. */
  type: string
  /** Number in the written contract (1–71), or one of our own from 901. It is permanent. */
  number: number
  /** Number of the present shape: one more than there are upgrades. */
  version: number
  props: P
  /** Initial props of an inserted block. */
  starts: z.infer<P>
  /** Example blocks, which are rendered as HTML and on the canvas, and checked for accessibility (`tests/render`). */
  examples: Record<string, BlockExample<z.infer<P>>>
  /** One frozen example for each upgrade, in the shape of that version. */
  history: readonly { version: number; props: unknown }[]
  /** `upgrades[0]` converts version 1 to 2. New ones are appended, and none is edited. */
  // biome-ignore lint/suspicious/noExplicitAny: an upgrade states the old shape it reads
  upgrades: readonly ((old: any) => unknown)[]
  /** Names of the slots in which this block holds others. */
  slots: readonly string[]
  /**
   * True when these props make visitors' browsers run code that the owner wrote: only roles with
   * `settings.codeInjection` may store them.
   */
  // A method, so that contracts of different props stand in one map.
  runsCode(props: z.infer<P>): boolean
  /**
   * Returns the readable words when they differ from the texts among its props, such as Markdown without its syntax.
   */
  words?(props: z.infer<P>): string
  /**
   * Returns the levels of the headings that the view draws by itself for these props, beside those within formatted
   * texts, from top to bottom.
   */
  headings(props: z.infer<P>): readonly number[]
  /**
   * False for a block that never shows an image, so that a section of such blocks does not count as the first with
   * images.
   */
  hasImages: boolean
  /** Desktop cells a new block takes on the 24-column grid. */
  size: { w: number; h: number }
  /** null for a block that owners cannot add. */
  palette: PaletteEntry<z.infer<P>> | null
  /** Flag of the site that the block needs; null for a block of every site. */
  flag: string | null
  /**
   * Place of a block that owners cannot add: `the cart page`. The product adds it there, and owners' documents do not
   * contain it.
   */
  fixedOn: string | null
}

/** The contract of a block that owners place: such a block has a canvas part, with its panel. */
export type PlacedContract<P extends z.ZodType = z.ZodType> = BlockContract<P> & { palette: PaletteEntry<z.infer<P>> }

/** A type of the written contract has its number there; any other name is our own and brings one, from 901. */
type Named = { type: BlockTypeName; number?: never } | { type: string; number: number }

type Declared<P extends z.ZodType> = Named &
  Pick<BlockContract<P>, 'props' | 'starts' | 'examples'> &
  Partial<
    Pick<
      BlockContract<P>,
      'history' | 'upgrades' | 'slots' | 'runsCode' | 'words' | 'headings' | 'hasImages' | 'size' | 'flag'
    >
  >

/** For contracts that never run owners' code, whatever their props are. */
export const runsNothing = (): boolean => false

/**
 * Declares a block: everything about it that the server, the canvas, the palette, imports, search and the checks need
 * before they render it.
 */
export function blockContract<P extends z.ZodType>(declared: Declared<P> & { fixedOn: string }): BlockContract<P>
export function blockContract<P extends z.ZodType>(
  declared: Declared<P> & { palette: PaletteEntry<z.infer<P>> },
): PlacedContract<P>
export function blockContract<P extends z.ZodType>(
  declared: Declared<P> & { palette?: PaletteEntry<z.infer<P>>; fixedOn?: string },
): BlockContract<P> {
  const upgrades = declared.upgrades ?? []
  return {
    history: [],
    slots: [],
    runsCode: runsNothing,
    headings: () => [],
    hasImages: true,
    size: { w: 12, h: 4 },
    palette: null,
    flag: null,
    fixedOn: null,
    ...declared,
    number: declared.number ?? blockTypes[declared.type],
    upgrades,
    version: upgrades.length + 1,
  }
}
