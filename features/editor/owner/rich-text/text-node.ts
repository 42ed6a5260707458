import { Node } from '@tiptap/pm/model'
import { paragraphs, type RichTextDoc } from '#platform/document'
import { textSchema } from './text-schema.ts'

/** Converts a stored text into an editor node; returns an empty one when it does not match the schema. */
export function textNode(text: RichTextDoc): Node {
  try {
    const doc = Node.fromJSON(textSchema, text)
    doc.check()
    return doc
  } catch {
    return Node.fromJSON(textSchema, paragraphs(''))
  }
}
