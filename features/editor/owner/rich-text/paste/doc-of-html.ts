import { DOMParser as TextParser } from '@tiptap/pm/model'
import type { RichTextDoc } from '#platform/document'
import { textSchema } from '../text-schema.ts'
import { cleanPaste } from './clean-paste.ts'

/** Converts copied HTML to a rich text document. */
export function docOfHtml(html: string): RichTextDoc {
  const { body } = new DOMParser().parseFromString(cleanPaste(html), 'text/html')
  return TextParser.fromSchema(textSchema).parse(body).toJSON() as RichTextDoc
}
