import type { z } from 'zod'
import type { BlockTypeName, SystemBlockTypeName } from '../contract/enumerations.ts'

export interface BlockExample<Props = unknown> {
  props: Props
  /** What the loader would give; absent for blocks without a loader. */
  data?: unknown
}

export interface BlockContract<P extends z.ZodType = z.ZodType> {
  /** A name of the block-type table; its number is in `enumerations.blockTypes`. */
  type: BlockTypeName | SystemBlockTypeName
  /** Number of the present shape: one more than there are upgrades. */
  version: number
  props: P
  /** What a freshly inserted block has. */
  starts: z.infer<P>
  /** Each is rendered, photographed, checked for accessibility and taken through the upgrades. */
  examples: Record<string, BlockExample<z.infer<P>>>
  /** One frozen example for each upgrade, in the shape of that version. */
  history: readonly { version: number; props: unknown }[]
  /** `upgrades[0]` leads from version 1 to 2. Appended, never edited. */
  // biome-ignore lint/suspicious/noExplicitAny: an upgrade states the old shape it reads
  upgrades: readonly ((old: any) => unknown)[]
  /** Names of the slots in which this block holds others. */
  slots: readonly string[]
  /** True when these props make visitors' browsers run code that the owner wrote: only roles with `settings.codeInjection` may store them. */
  // A method, so that contracts of different props stand in one map.
  runsCode(props: z.infer<P>): boolean
  /** Desktop cells a new block takes on the 24-column grid. */
  size: { w: number; h: number }
}

type Declared<P extends z.ZodType> = Pick<BlockContract<P>, 'type' | 'props' | 'starts' | 'examples'> &
  Partial<Pick<BlockContract<P>, 'history' | 'upgrades' | 'slots' | 'runsCode' | 'size'>>

/** What a contract says that runs nobody's code, whatever its props are. */
export const runsNothing = (): boolean => false

export function blockContract<P extends z.ZodType>(declared: Declared<P>): BlockContract<P> {
  const upgrades = declared.upgrades ?? []
  return {
    history: [],
    slots: [],
    runsCode: runsNothing,
    size: { w: 12, h: 4 },
    ...declared,
    upgrades,
    version: upgrades.length + 1,
  }
}
