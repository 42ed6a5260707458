import { z } from 'zod'
import { type RichTextDoc, isRichText } from '../document/rich-text.ts'

const texts = z.registry<{ isControl: boolean }>()

/**
 * Text that people read: translations lie over it, search finds it. Line breaks are kept, no other mark-up is meant.
 */
export function text(max = 2000): z.ZodString {
  return z.string().max(max).register(texts, { isControl: false })
}

/** Text of controls and questions: translated as well, but no part of the page's content. */
export function controlText(max = 120): z.ZodString {
  return z.string().max(max).register(texts, { isControl: true })
}

/** Formatted text that people read, in the schema of rich text. */
export function richText(): z.ZodType<RichTextDoc, RichTextDoc> {
  return z
    .custom<RichTextDoc>(isRichText, 'This is not formatted text that the editor knows.')
    .register(texts, { isControl: false })
}

/** True for a property that was declared as a text, also inside of defaults and optionals. */
export function isTranslatable(schema: z.core.$ZodType): boolean {
  return declaredText(schema) !== undefined
}

/** True for one that was declared with `controlText()`. */
export function isControlText(schema: z.core.$ZodType): boolean {
  return declaredText(schema)?.isControl === true
}

function declaredText(schema: z.core.$ZodType): { isControl: boolean } | undefined {
  const inner = (schema as { _zod: { def: { innerType?: z.core.$ZodType } } })._zod.def.innerType
  return texts.get(schema) ?? (inner && declaredText(inner))
}
