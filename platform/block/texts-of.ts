import type { z } from 'zod'
import type { BlockContract } from './block-contract.ts'
import type { Block } from '../document/document.ts'
import type { Path } from '../document/operation.ts'
import { isControlText, isTranslatable } from './text.ts'

/** A prop that people read, declared with `text()`, `controlText()` or `richText()`. */
export interface BlockText {
  path: Path
  value: unknown
  /** For controls and form fields. */
  isControl?: true
}

interface Inner {
  type: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
  options?: readonly z.core.$ZodType[]
}

/** The translatable texts of a block; entries of lists are named by their ids. */
export function textsOf(block: Pick<Block, 'props'>, contract: BlockContract): BlockText[] {
  return textsIn(contract.props, block.props, [])
}

function textsIn(schema: z.core.$ZodType, value: unknown, path: Path): BlockText[] {
  if (value === undefined || value === null) return []
  if (isTranslatable(schema)) return [{ path, value, ...(isControlText(schema) && { isControl: true }) }]
  const def = schema._zod.def as unknown as Inner
  if (def.innerType) return textsIn(def.innerType, value, path)
  if (def.shape && isObject(value))
    return Object.entries(def.shape).flatMap(([key, field]) => textsIn(field, value[key], [...path, key]))
  if (def.element && Array.isArray(value)) return value.flatMap((entry) => entryTexts(def.element, entry, path))
  if (def.options) return textsOfUnion(def.options, value, path)
  return []
}

function entryTexts(schema: z.core.$ZodType | undefined, entry: unknown, path: Path): BlockText[] {
  return schema && isObject(entry) && typeof entry['id'] === 'string'
    ? textsIn(schema, entry, [...path, { id: entry['id'] }])
    : []
}

function textsOfUnion(options: readonly z.core.$ZodType[], value: unknown, path: Path): BlockText[] {
  const fitting = options.find((option) => (option as z.ZodType).safeParse(value).success)
  return fitting ? textsIn(fitting, value, path) : []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
