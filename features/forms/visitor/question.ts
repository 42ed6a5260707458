import type { PageContext } from '#platform/render'
import type { AskedField } from '../contract/block-field.schema.ts'
import type { RefusedForm } from '../contract/form-view.ts'

export type Question = Exclude<AskedField, { kind: 'hidden' | 'section' | 'calculation' }>

export interface PartProps<F extends AskedField = Question> {
  field: F
  page: PageContext
  refused: RefusedForm | null
}

/** A browser without scripts cannot decide whether a conditional field is asked, so only the server requires it. */
export function isWanted({ required, shownIf }: Question): boolean {
  return required && !shownIf
}

export function nameOf(field: AskedField): string {
  return `form.${field.id}`
}

/** Returns the typed texts of a field, or of one part of it. */
export function typedTexts(refused: RefusedForm | null, id: string, part?: string): readonly string[] {
  const typed = refused?.answers[id]
  if (typed === undefined) return []
  if (typeof typed === 'string' || Array.isArray(typed)) return [typed].flat()
  return part === undefined ? Object.values(typed).flat() : [typed[part] ?? []].flat()
}
