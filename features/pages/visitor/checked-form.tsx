import type { FormHTMLAttributes, ReactNode } from 'react'
import type { Language } from '#platform/i18n'
import { Wake } from '#platform/render'
import type { FieldFaultWords } from '#platform/visitor'
import { servingMessages } from '../contract/serving.messages.ts'
import { checkedForm } from './checked-form.behaviour.ts'

/**
 * A form that answers wrong fields in the language of the page, beside them. Without scripts it is sent as it is, and
 * the server answers.
 */
export function CheckedForm({
  language,
  children,
  ...attributes
}: FormHTMLAttributes<HTMLFormElement> & { language: Language }): ReactNode {
  return (
    <Wake island={checkedForm} when="touch" props={faultWords(language)}>
      <form {...attributes} noValidate>
        {children}
      </form>
    </Wake>
  )
}

/** A refusal of the server beside its field; `id` is the field's. */
export function Fault({ id, text }: { id: string; text: string }): ReactNode {
  return text ? (
    <p className="fault" id={`${id}-fault`} role="alert">
      {text}
    </p>
  ) : null
}

/** Attributes of a field that the server refused. */
export function faultOf(id: string, text: string, hint?: string) {
  const described = [hint, text && `${id}-fault`].filter(Boolean).join(' ') || undefined
  return { 'aria-invalid': text ? true : undefined, 'aria-describedby': described, autoFocus: text ? true : undefined }
}

export function faultWords(language: Language): FieldFaultWords {
  return {
    missing: servingMessages(language, 'fault.missing'),
    email: servingMessages(language, 'fault.email'),
    short: servingMessages(language, 'fault.short', { n: '{n}' }),
    range: servingMessages(language, 'fault.range', { least: '{least}', most: '{most}' }),
    other: servingMessages(language, 'fault.other'),
  }
}
