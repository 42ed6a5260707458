import type { ReactNode } from 'react'
import { RichTextEditorContext } from '#features/catalog/owner'
import { RichTextField } from './rich-text-field.tsx'

/** The text editor of the canvas, as a field. */
export function RichTextService({ children }: { children: ReactNode }) {
  return <RichTextEditorContext value={RichTextField}>{children}</RichTextEditorContext>
}
