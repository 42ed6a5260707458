type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type SentValue = string | string[] | Record<string, string[]>

const phoneParts = ['Country', 'Areacode', 'Prefix', 'Line']
const order: Readonly<Record<string, readonly string[]>> = {
  name: ['First', 'Last'],
  phone: phoneParts,
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
}

/**
 * The values of the fields that `isAsked`, by field id, each in the shape of its kind (C3.50–C3.59, R1.03, R1.08,
 * R1.09).
 */
export function formValues(form: HTMLFormElement, isAsked: (field: HTMLElement) => boolean): Record<string, SentValue> {
  const values: Record<string, SentValue> = {}
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const value = isAsked(field) ? valueOf(field) : undefined
    if (value !== undefined) values[field.dataset['field'] ?? ''] = value
  }
  return values
}

export function controlsOf(field: HTMLElement): Control[] {
  return [...field.querySelectorAll<Control>('input,textarea,select')]
}

/** Returns the value of a field, in the shape of its kind. */
export function valueOf(field: HTMLElement): SentValue | undefined {
  const { kind = '', key } = field.dataset
  if (field instanceof HTMLInputElement) return new URLSearchParams(location.search).get(key ?? '') ?? field.value
  const controls = controlsOf(field)
  const checked = (within: readonly Control[]): string[] =>
    within.filter((control) => control instanceof HTMLInputElement && control.checked).map(({ value }) => value)
  if (kind === 'file') return undefined
  if (kind === 'calculation') return field.dataset['value']
  if (kind === 'signature') return controls[1]?.value || controls[0]?.value || ''
  if (kind === 'radio' || kind === 'rating') return checked(controls)[0]
  if (kind === 'checkbox') return checked(controls)
  if (kind === 'likert' || kind === 'matrix') {
    const answered = [...field.querySelectorAll<HTMLElement>('[data-question],[data-row]')].flatMap((question) => {
      const values = checked(controlsOf(question))
      return values.length > 0 ? [[question.dataset['question'] ?? question.dataset['row'] ?? '', values] as const] : []
    })
    return Object.fromEntries(answered)
  }
  const parts = order[kind]
  if (!parts) return controls[0]?.value ?? ''
  return parts.map((part) => controls.find(({ name }) => name.endsWith(`.${part}`))?.value ?? '')
}
