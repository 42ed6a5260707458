/** One question of a form, in the words of the design. */
export interface AskedField {
  kind: 'text' | 'textarea' | 'number' | 'date' | 'time' | 'radio' | 'checkbox'
  title: string
  required: boolean
  options?: readonly string[]
}

/** Questions of a contact page after the name and the email address, which every form asks. */
export interface AskedForm {
  /** Label of its button. */
  submit: string
  fields: readonly AskedField[]
}

type Kind = Exclude<AskedField['kind'], 'radio' | 'checkbox'>

/** A question that has to be answered. */
export function needed(kind: Kind, title: string): AskedField {
  return { kind, title, required: true }
}

/** A question that may be left open. */
export function optional(kind: Kind, title: string): AskedField {
  return { kind, title, required: false }
}

/** One of several answers. */
export function choice(title: string, ...options: string[]): AskedField {
  return { kind: 'radio', title, required: true, options }
}

/** Any number of several answers. */
export function several(title: string, ...options: string[]): AskedField {
  return { kind: 'checkbox', title, required: false, options }
}
