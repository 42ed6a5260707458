import { behaviour } from '#platform/islands'

export interface CheckoutFieldsWords {
  missing: string
  email: string
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Validates a field when it loses focus, and all of them on submission, with the server's texts and positions. Checks
 * that need the server follow.
 */
export const checkoutFields = behaviour<CheckoutFieldsWords>('checkout-fields', (root, words) => {
  const abort = new AbortController()
  const { signal } = abort
  const form = root.querySelector('form')
  if (!form) return undefined
  const fields = (): Field[] => [...form.elements].filter((element): element is Field => isField(element))

  const left = ({ target, relatedTarget }: FocusEvent): void => {
    // A sentence that appears while a button is pressed would push the button from under the finger.
    if (!isField(target) || !(relatedTarget instanceof HTMLElement) || relatedTarget.closest('button, a')) return
    check(target, words)
  }
  const typed = ({ target }: Event): void => {
    if (isField(target) && target.ariaInvalid) check(target, words)
  }
  const sent = (event: SubmitEvent): void => {
    if ((event.submitter as HTMLButtonElement | null)?.formNoValidate) return
    const [first] = fields().filter((field) => !check(field, words))
    if (!first) return
    event.preventDefault()
    const folded = first.closest('details')
    if (folded) folded.open = true
    first.focus()
  }
  form.addEventListener('focusout', left, { signal })
  form.addEventListener('input', typed, { signal })
  form.addEventListener('change', typed, { signal })
  form.addEventListener('submit', sent, { signal })
  return () => abort.abort()
})

function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

/** Shows or takes away the sentence beside a field; whether the field is right is the answer. */
function check(field: Field, words: CheckoutFieldsWords): boolean {
  const { validity } = field
  const isRight = validity.valid
  const place = field.closest('.checkout-row, .cart-field')
  const id = `${field.id || field.name}-fault`
  const shown = place?.querySelector('.checkout-fault')
  if (isRight) {
    shown?.remove()
    field.ariaInvalid = null
    if (field.getAttribute('aria-describedby') === id) field.removeAttribute('aria-describedby')
    return true
  }
  const fault = shown ?? document.createElement('p')
  Object.assign(fault, { id, className: 'checkout-fault' })
  fault.textContent = validity.valueMissing
    ? words.missing
    : validity.typeMismatch && field.type === 'email'
      ? words.email
      : field.validationMessage
  place?.append(fault)
  field.ariaInvalid = 'true'
  field.setAttribute('aria-describedby', id)
  return false
}
