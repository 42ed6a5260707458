import { Node } from '@tiptap/pm/model'
import { paragraphs, type RichTextDoc } from '#platform/document'
import { textSchema } from './text-schema.ts'

/** A text as the editor holds it; empty where its schema does not fit. */
export function textNode(text: RichTextDoc): Node {
  try {
    const doc = Node.fromJSON(textSchema, text)
    doc.check()
    return doc
  } catch {
    return Node.fromJSON(textSchema, paragraphs(''))
  }
}
