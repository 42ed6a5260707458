const keptDays = 30
/** Passwords, files and generated values are never stored. */
const typed = (field: Element): field is HTMLInputElement =>
  field.matches('.form-field :is(input:not([type=password],[type=file]),textarea,select)')

interface Draft {
  at: number
  values: Record<string, string | boolean>
}

const nameOf = (form: HTMLFormElement): string => `quoin-${form.id}`
const keyOf = (field: HTMLInputElement): string =>
  field.type === 'radio' || field.type === 'checkbox' ? `${field.name}=${field.value}` : field.name

/** Restores text typed in this browser earlier, unless it is too old. */
export function restoreDraft(form: HTMLFormElement): void {
  const { at = 0, values = {} } = stored(form)
  if (Date.now() - at > keptDays * 86_400_000) return forgetDraft(form)
  for (const field of form.elements) {
    const value = typed(field) ? values[keyOf(field)] : undefined
    if (value === undefined || !typed(field)) continue
    if (typeof value === 'boolean') field.checked = value
    else if (field.value === '') field.value = value
  }
}

export function storeDraft(form: HTMLFormElement): void {
  const values: Draft['values'] = {}
  for (const field of form.elements)
    if (typed(field)) {
      const isChoice = field.type === 'radio' || field.type === 'checkbox'
      if (isChoice ? field.checked : field.value !== '') values[keyOf(field)] = isChoice || field.value
    }
  try {
    localStorage.setItem(nameOf(form), JSON.stringify({ at: Date.now(), values }))
  } catch {
    // Storage is full or disabled, so typed text is lost with the page.
  }
}

export function forgetDraft(form: HTMLFormElement): void {
  try {
    localStorage.removeItem(nameOf(form))
  } catch {
    // Storage failed, so there is nothing to remove.
  }
}

function stored(form: HTMLFormElement): Partial<Draft> {
  try {
    return JSON.parse(localStorage.getItem(nameOf(form)) ?? '{}') as Partial<Draft>
  } catch {
    return {}
  }
}

/** Fills in fields from the page's link: `?name=…` for fields that allow it. Existing values are kept. */
export function fillFromLink(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search)
  for (const field of form.querySelectorAll<HTMLElement>('[data-prefill]')) {
    const wanted = query.getAll(field.dataset['prefill'] ?? '')
    const [first] = wanted
    if (first === undefined) continue
    for (const control of field.querySelectorAll<HTMLInputElement>('input,textarea,select')) {
      if (control.type === 'radio' || control.type === 'checkbox') control.checked ||= wanted.includes(control.value)
      else if (control.value === '') control.value = first
    }
  }
}
