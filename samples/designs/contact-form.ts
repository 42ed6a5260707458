import { newId } from '#platform/contract'
import { type At, type Piece, form } from '../compose.ts'
import type { InnerPages } from './inner/inner.ts'

/** The form of a contact page: a name, an email address, and the questions of the page in its own words. */
export function contactForm(at: At, { title, form: questions }: InnerPages['contact']): Piece {
  if (!questions) return form(at)
  const person = ['name', 'email'].map((kind) => ({ id: newId(), kind, title: '', required: true }))
  const fields = questions.fields.map((field) => ({ id: newId(), ...field }))
  return { ...form(at), props: { name: title, submitLabel: questions.submit, fields: [...person, ...fields] } }
}
