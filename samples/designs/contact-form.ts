import { newId } from '#platform/contract'
import { type At, type Piece, form } from '../compose.ts'
import type { InnerPages } from './inner/inner.ts'

/** The form of a contact page: a name, an email address, and the questions of the page in its own words. */
export function contactForm(at: At, { title, form: asked }: InnerPages['contact']): Piece {
  if (!asked) return form(at)
  const person = ['name', 'email'].map((kind) => ({ id: newId(), kind, title: '', required: true }))
  const questions = asked.fields.map((field) => ({ id: newId(), ...field }))
  return { ...form(at), props: { name: title, submitLabel: asked.submit, fields: [...person, ...questions] } }
}
