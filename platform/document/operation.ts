import { z } from 'zod'
import { idSchema } from '../contract/id.ts'
import { blockSchema, cellsSchema, hiddenSchema, sectionSchema } from './document.ts'
import { isSafeKey } from './safe-key.ts'

/**
 * A path into props or settings. A string is the key of an object; `{ id }` is the list entry with this id. Paths never
 * address a list by index, so two people who edit one list do not change each other's entries.
 */
export const pathSchema = z
  .array(
    z.union([
      z.string().min(1).max(200).refine(isSafeKey, 'This name is not allowed.'),
      z.object({ id: z.string().min(1).max(100) }),
    ]),
  )
  .min(1)
  .max(12)
export type Path = z.infer<typeof pathSchema>

/** `value: undefined` is written as `remove: true`. A new list entry is appended, or inserted before `before`. */
const changeSchema = z.object({
  path: pathSchema,
  value: z.unknown().optional(),
  remove: z.boolean().optional(),
  before: z.string().nullable().optional(),
})
export type Change = z.infer<typeof changeSchema>

const plainOperations = [
  z.object({ kind: z.literal('insertSection'), section: sectionSchema }),
  /** Removes the blocks of the section too; the inverse is a batch that restores all of them. */
  z.object({ kind: z.literal('removeSection'), id: idSchema }),
  z.object({ kind: z.literal('changeSection'), id: idSchema, changes: z.array(changeSchema).min(1) }),
  z.object({ kind: z.literal('insertBlock'), block: blockSchema }),
  /** Removes the blocks inside it too. */
  z.object({ kind: z.literal('removeBlock'), id: idSchema }),
  /** Moves a block to another section, parent, slot or position among its siblings. */
  z.object({
    kind: z.literal('moveBlock'),
    id: idSchema,
    section: idSchema,
    parent: idSchema.nullable(),
    slot: z.string().nullable(),
    order: z.string().min(1).max(200),
  }),
  /**
   * Properties of a block besides its content: its place and visibility in each view, its name and lock in the list of
   * layers, and its group. `mobile: null` restores the derived place, and null elsewhere removes the property. A
   * missing key leaves it unchanged.
   */
  z.object({
    kind: z.literal('placeBlock'),
    id: idSchema,
    desktop: cellsSchema.optional(),
    mobile: cellsSchema.nullable().optional(),
    hidden: hiddenSchema.nullable().optional(),
    locked: z.boolean().nullable().optional(),
    name: z.string().max(200).nullable().optional(),
    group: idSchema.nullable().optional(),
  }),
  z.object({ kind: z.literal('changeBlock'), id: idSchema, changes: z.array(changeSchema).min(1) }),
  /** ProseMirror steps (JSON) on the rich text at `path` of the block's props. */
  z.object({
    kind: z.literal('changeText'),
    id: idSchema,
    path: pathSchema,
    steps: z.array(z.record(z.string(), z.unknown())).min(1),
  }),
  z.object({ kind: z.literal('changeSettings'), changes: z.array(changeSchema).min(1) }),
  z.object({
    kind: z.literal('upgradeBlock'),
    id: idSchema,
    version: z.number().int().min(1),
    props: z.record(z.string(), z.unknown()),
  }),
] as const

export const plainOperationSchema = z.discriminatedUnion('kind', plainOperations)
export type PlainOperation = z.infer<typeof plainOperationSchema>

/** The operations of one gesture, which undo reverts together. A batch contains no batches. */
export const operationSchema = z.discriminatedUnion('kind', [
  ...plainOperations,
  z.object({
    kind: z.literal('batch'),
    label: z.string().max(200).optional(),
    operations: z.array(plainOperationSchema).max(5000),
  }),
])
export type Operation = z.infer<typeof operationSchema>
