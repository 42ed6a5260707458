import { z } from 'zod'
import { type RichTextDoc, isRichText } from '../document/rich-text.ts'

const translatable = z.registry<{ translatable: true }>()

/** Text that people read: translations lie over it. Line breaks are kept, no other mark-up is meant. */
export function text(max = 2000): z.ZodString {
  return z.string().max(max).register(translatable, { translatable: true })
}

/** Formatted text that people read, as the one schema of rich text has it. */
export function richText(): z.ZodType<RichTextDoc, RichTextDoc> {
  return z
    .custom<RichTextDoc>(isRichText, 'This is not formatted text that the editor knows.')
    .register(translatable, { translatable: true })
}

/** True for a property that was declared with `text()` or `richText()`, looked at through defaults and optionals. */
export function isTranslatable(schema: z.core.$ZodType): boolean {
  const inner = (schema as { _zod: { def: { innerType?: z.core.$ZodType } } })._zod.def.innerType
  return translatable.has(schema) || (inner !== undefined && isTranslatable(inner))
}
