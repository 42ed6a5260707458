/** Sentences about a wrong field. `short` contains {n}; `range` contains {least} and {most}. */
export interface FieldFaultWords {
  missing: string
  email: string
  short: string
  range: string
  other: string
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Validates a field when it loses focus, and all of them on submission, with the server's texts and positions. Checks
 * that need the server follow. The form has `noValidate`, so that no browser answers in its own words.
 */
export function watchFields(form: HTMLFormElement, words: FieldFaultWords, className = 'fault'): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const left = ({ target, relatedTarget }: FocusEvent): void => {
    // A sentence that appears while a button is pressed would move the button away from the finger.
    if (!isField(target) || !(relatedTarget instanceof HTMLElement) || relatedTarget.closest('button, a')) return
    check(target, words, className)
  }
  const typed = ({ target }: Event): void => {
    if (isField(target) && target.ariaInvalid) check(target, words, className)
  }
  const sent = (event: SubmitEvent): void => {
    if ((event.submitter as HTMLButtonElement | null)?.formNoValidate) return
    if (!areFieldsRight(form, words, className)) event.preventDefault()
  }
  form.addEventListener('focusout', left, { signal })
  form.addEventListener('input', typed, { signal })
  form.addEventListener('change', typed, { signal })
  form.addEventListener('submit', sent, { signal })
  return () => abort.abort()
}

/** Shows a sentence beside each invalid field and focuses the first of them. Returns whether all fields are valid. */
function areFieldsRight(form: HTMLFormElement, words: FieldFaultWords, className = 'fault'): boolean {
  const [first] = [...form.elements].filter(
    (element): element is Field => isField(element) && !check(element, words, className),
  )
  if (!first) return true
  const folded = first.closest('details')
  if (folded) folded.open = true
  first.focus()
  return false
}

function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

/** Shows or takes away the sentence beside a field; whether the field is right is the answer. */
function check(field: Field, words: FieldFaultWords, className: string): boolean {
  const id = `${field.id || field.name}-fault`
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id)
  const row = field.closest('[data-field], .cart-field')
  const shown = row?.querySelector(`.${className}`) ?? document.getElementById(id)
  const isRight = field.validity.valid
  if (isRight) shown?.remove()
  else {
    const fault = shown ?? document.createElement('p')
    Object.assign(fault, { id, className, textContent: sentenceOf(field, words) })
    if (row) row.append(fault)
    else if (!shown) (field.closest('label') ?? field).after(fault)
    others.push(id)
  }
  field.ariaInvalid = isRight ? null : 'true'
  if (others.length > 0) field.setAttribute('aria-describedby', others.join(' '))
  else field.removeAttribute('aria-describedby')
  return isRight
}

function sentenceOf(field: Field, words: FieldFaultWords): string {
  const { validity, type } = field
  if (validity.valueMissing) return words.missing
  if (validity.typeMismatch && type === 'email') return words.email
  const limit = (name: string): string => field.getAttribute(name) ?? ''
  if (validity.tooShort) return words.short.replace('{n}', limit('minlength'))
  if ((validity.rangeUnderflow || validity.rangeOverflow) && limit('min') && limit('max'))
    return words.range.replace('{least}', limit('min')).replace('{most}', limit('max'))
  return words.other
}
